import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createHeaderTable } from './header-table.ts'

const bare = { styles: ['sha256-abc='], scripts: ['sha256-def='], hasTagManager: false, hasPixel: false }
const builds = {
  bare,
  pixel: { ...bare, hasPixel: true },
  container: { ...bare, hasTagManager: true },
  full: {
    ...bare,
    mailOrigin: 'https://mail.tecto.example',
    domains: ['tecto.example', 'tecto-software.example'],
    hasTagManager: true,
    hasPixel: true,
  },
}

test.each(Object.entries(builds))(
  'the policy of a build (%s) allows nothing by default and nothing unsafe',
  (_, needs) => {
    const policy = contentSecurityPolicy(needs)
    // Pictures run nothing: those of measurement come from more hosts than a header holds.
    const others = policy.replace(/; img-src[^;]*/, needs.hasTagManager ? '' : '$&')
    expect(others).not.toMatch(/unsafe|(\*|https?:)([ ;]|$)/)
    expect(directivesOf(policy)).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'manifest-src': ["'self'"],
    })
    expect(directivesOf(policy)['style-src']?.slice(0, 2)).toEqual(["'self'", "'sha256-abc='"])
    expect(directivesOf(policy)['script-src']?.slice(0, 2)).toEqual(["'self'", "'sha256-def='"])
  },
)

// https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffer_size
test('the headers of a page fit into what a proxy reserves for them', () => {
  const headers = createHeaderTable(builds.full)
  const lines = Object.entries({ ...headers.everything, ...headers.pages }).map(([name, value]) => `${name}: ${value}`)
  expect(lines.join('\r\n').length).toBeLessThan(4096 - 512)
})

test('a build without measurement names no host but that of videos, and the mail service', () => {
  expect(contentSecurityPolicy(bare).match(/https?:|data:/g)).toEqual(['https:'])
  const { full, ...others } = builds
  expect(directivesOf(contentSecurityPolicy(full))['connect-src']).toContain(full.mailOrigin)
  for (const needs of Object.values(others)) expect(contentSecurityPolicy(needs)).not.toContain('mail.')
})

test('a form without scripts may lead to the thank-you page on the other domain', () => {
  const { domains } = builds.full
  const sources = (names: string[]) => directivesOf(contentSecurityPolicy({ ...bare, domains: names }))['form-action']
  expect(sources(domains)).toEqual(expect.arrayContaining(["'self'", ...domains.map((name) => `https://${name}`)]))
  expect(sources(domains.slice(1))).toEqual(["'self'"])
})

// What requests of these tags have been seen to need, beside what their vendors publish.
const google = [
  ['script-src', 'https://www.googletagmanager.com/gtm.js?id=GTM-A'],
  ['script-src', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/'],
  ['frame-src', 'https://1.fls.doubleclick.net/activityi'],
  ['style-src', 'https://fonts.googleapis.com/css'],
  ['font-src', 'https://fonts.gstatic.com/s/a.woff2'],
  ...['com.br', 'com.uy', 'com.ec', 'co.uk', 'de'].flatMap((country) => [
    ['img-src', `https://www.google.${country}/pagead/1p-user-list/1/`] as const,
    ['connect-src', `https://www.google.${country}/ads/ga-audiences`] as const,
  ]),
  ['img-src', 'data:image/gif;base64,R0lGOD'],
  ['img-src', 'https://googleads.g.doubleclick.net/pagead/1/'],
  ['connect-src', 'https://region1.google-analytics.com/g/collect'],
  ['frame-src', 'https://td.doubleclick.net/td/rul/1'],
  ['frame-src', 'https://www.google.com/pay'],
  ['frame-src', 'https://tpc.googlesyndication.com/sodar'],
] as const
const meta = [
  ['script-src', 'https://connect.facebook.net/en_US/fbevents.js'],
  ['img-src', 'https://www.facebook.com/tr/?id=1'],
  ['form-action', 'https://www.facebook.com/tr/'],
  ['connect-src', 'https://graph.facebook.com/v1/1/events'],
] as const

describe('measurement', () => {
  test.each([
    ['script-src', 'https://accounts.google.com/o/oauth2/revoke?callback=alert'],
    ['script-src', 'https://ad.doubleclick.net/ddm/a.js'],
    ['script-src', 'https://tpc.googlesyndication.com/a.js'],
    ['frame-src', 'https://sites.google.com/a'],
  ])('%s %s: never', (directive, address) => {
    expect(Object.values(builds).filter((needs) => isAllowed(needs, directive, address))).toEqual([])
  })

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
    const [host, domain] = source.split('*')
    return source === protocol || origin === `https://${source}` || (host === '' && origin.endsWith(String(domain)))
  })
}
