import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const bare = { styles: ['sha256-abc='], hasTagManager: false, hasPixel: false }
const builds = {
  bare,
  pixel: { ...bare, hasPixel: true },
  container: { ...bare, hasTagManager: true },
  full: { ...bare, mailOrigin: 'https://mail.tecto.example', hasTagManager: true, hasPixel: true },
}

test.each(Object.entries(builds))(
  'the policy of a build (%s) allows nothing by default and nothing unsafe',
  (_, needs) => {
    const policy = contentSecurityPolicy(needs)
    expect(policy).not.toMatch(/unsafe|(\*|https?:)([ ;]|$)/)
    expect(directivesOf(policy)).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'manifest-src': ["'self'"],
    })
    expect(directivesOf(policy)['style-src']?.slice(0, 2)).toEqual(["'self'", "'sha256-abc='"])
  },
)

test('a build without measurement names no host but that of videos, and the mail service', () => {
  expect(contentSecurityPolicy(bare).match(/https?:|data:/g)).toEqual(['https:'])
  const { full, ...others } = builds
  expect(directivesOf(contentSecurityPolicy(full))['connect-src']).toContain(full.mailOrigin)
  for (const needs of Object.values(others)) expect(contentSecurityPolicy(needs)).not.toContain('mail.')
})

test('the longest policy fits into a line of Cloudflare Pages, with two style sheets and a long origin', () => {
  const styles = [`sha256-${'a'.repeat(44)}`, `sha256-${'b'.repeat(44)}`]
  const longest = contentSecurityPolicy({ ...builds.full, styles, mailOrigin: `https://${'m'.repeat(40)}.example` })
  expect(`  content-security-policy: ${longest}`.length).toBeLessThanOrEqual(2000)
})

// What requests of these tags have been seen to need, beside what their vendors publish.
const google = [
  ['script-src', 'https://www.googletagmanager.com/gtm.js?id=GTM-A'],
  ['script-src', 'https://www.googletagmanager.com/gtag/js?id=AW-1'],
  ['script-src', 'https://www.googletagmanager.com/debug/bootstrap?id=GTM-A'],
  ['script-src', 'https://tagmanager.google.com/debug'],
  ['script-src', 'https://www.googleadservices.com/pagead/conversion/1/'],
  ['script-src', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/'],
  ['script-src', 'https://pagead2.googlesyndication.com/pagead/js'],
  ['script-src', 'https://www.google.com/pagead/1p-conversion/1/'],
  ['style-src', 'https://www.googletagmanager.com/debug/badge.css'],
  ['style-src', 'https://fonts.googleapis.com/css'],
  ['font-src', 'https://fonts.gstatic.com/s/a.woff2'],
  ['font-src', 'data:font/woff2;base64,AA=='],
  ['img-src', 'https://www.googletagmanager.com/td?id=GTM-A'],
  ['img-src', 'https://ssl.gstatic.com/a.png'],
  ['img-src', 'https://www.google.com.br/pagead/1p-user-list/1/'],
  ['img-src', 'https://googleads.g.doubleclick.net/pagead/1/'],
  ['img-src', 'https://ad.doubleclick.net/activity'],
  ['img-src', 'https://ade.googlesyndication.com/ddm/activity'],
  ['connect-src', 'https://region1.google-analytics.com/g/collect'],
  ['connect-src', 'https://region1.analytics.google.com/g/collect'],
  ['connect-src', 'https://stats.g.doubleclick.net/g/collect'],
  ['connect-src', 'https://ad.doubleclick.net/ccm/s/collect'],
  ['connect-src', 'https://google.com/ccm/collect'],
  ['connect-src', 'https://www.google.com/ccm/collect'],
  ['connect-src', 'https://pagead2.googlesyndication.com/ccm/collect'],
  ['connect-src', 'https://www.googleadservices.com/pagead/conversion/1/'],
  ['frame-src', 'https://td.doubleclick.net/td/rul/1'],
  ['frame-src', 'https://1.fls.doubleclick.net/activityi'],
  ['frame-src', 'https://www.googletagmanager.com/static/service_worker/sw_iframe.html'],
] as const
const meta = [
  ['script-src', 'https://connect.facebook.net/en_US/fbevents.js'],
  ['script-src', 'https://connect.facebook.net/signals/config/1'],
  ['img-src', 'https://www.facebook.com/tr/?id=1'],
  ['connect-src', 'https://www.facebook.com/tr/'],
  ['frame-src', 'https://www.facebook.com/tr/'],
  ['form-action', 'https://www.facebook.com/tr/'],
] as const

describe('measurement', () => {
  test.each(google)('%s %s: with a container only', (directive, address) => {
    const allowed = Object.entries(builds).filter(([, needs]) => isAllowed(needs, directive, address))
    expect(allowed.map(([name]) => name)).toEqual(['container', 'full'])
  })

  test.each(meta)('%s %s: with a pixel, or a container that may carry it', (directive, address) => {
    const allowed = Object.entries(builds).filter(([, needs]) => isAllowed(needs, directive, address))
    expect(allowed.map(([name]) => name)).toEqual(['pixel', 'container', 'full'])
  })
})

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/** Host sources without paths, as in https://www.w3.org/TR/CSP3/#match-url-to-source-expression. */
function isAllowed(needs: typeof bare, directive: string, address: string): boolean {
  const { protocol, origin } = new URL(address)
  return (directivesOf(contentSecurityPolicy(needs))[directive] ?? []).some((source) => {
    if (source === protocol || source === origin) return true
    const [scheme, domain] = source.split('*')
    return domain !== undefined && origin.startsWith(String(scheme)) && origin.endsWith(domain)
  })
}
