import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createHeaderTable } from './header-table.ts'

const bare = { styles: ['sha256-abc='], scripts: ['sha256-def='], hasTagManager: false, hasPixel: false }
const builds = {
  bare,
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

test('a build without measurement names no host but that of videos, and the mail service if it is another', () => {
  expect(contentSecurityPolicy(bare).match(/https?:|data:/g)).toEqual(['https:'])
  expect(directivesOf(contentSecurityPolicy(builds.full))['connect-src']).toContain('https://mail.tecto.example')
})

test('a form without scripts may lead to the thank-you page on the other domain', () => {
  const { domains } = builds.full
  const sources = (names: string[]) => directivesOf(contentSecurityPolicy({ ...bare, domains: names }))['form-action']
  expect(sources(domains)).toEqual(expect.arrayContaining(["'self'", ...domains.map((name) => `https://${name}`)]))
  expect(sources(domains.slice(1))).toEqual(["'self'"])
})

test('scripts come from exact hosts: others of the same domains answer with code that an attacker chooses', () => {
  const scripts = directivesOf(contentSecurityPolicy(builds.full))['script-src'] ?? []
  expect(scripts).toEqual(expect.arrayContaining(['googletagmanager.com', 'connect.facebook.net']))
  expect(scripts.filter((source) => source.includes('*'))).toEqual(['*.googletagmanager.com'])
})

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}
