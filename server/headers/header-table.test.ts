import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'
import { createHeaderTable, headersOf } from './header-table'

const bare = { styles: ['sha256-abc='], hasTagManager: false, hasPixel: false }
const full = { ...bare, mailOrigin: 'https://mail.tecto.example', hasTagManager: true, hasPixel: true }
const table = createHeaderTable(bare)

describe.each([
  ['without settings', bare],
  ['with every setting', full],
])('the policy %s', (_, needs) => {
  const directives = directivesOf(contentSecurityPolicy(needs))

  test('has no serious finding of the CSP evaluator', () => {
    const findings = new CspEvaluator(new CspParser(contentSecurityPolicy(needs)).csp).evaluate()
    expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([])
  })

  test('allows nothing by default, and nothing inline but the style sheets of the build', () => {
    expect(directives['default-src']).toEqual(["'none'"])
    expect(
      Object.values(directives)
        .flat()
        .filter((source) => /unsafe|\*$|^https?:$/.test(source)),
    ).toEqual([])
    expect(directives['style-src']).toEqual(["'self'", "'sha256-abc='"])
  })

  test('lets no site frame this one, and this site frame only videos', () => {
    expect(directives['frame-ancestors']).toEqual(["'none'"])
    expect(directives['frame-src']).toEqual(['https://www.youtube-nocookie.com'])
  })
})

test('hosts of measurement and ads are in the policy only where they are configured', () => {
  const hostsOf = (policy: string) => [...new Set(policy.match(/https:\/\/[^\s;/]+/g))].sort()
  expect(hostsOf(contentSecurityPolicy(bare))).toEqual(['https://www.youtube-nocookie.com'])
  expect(hostsOf(contentSecurityPolicy({ ...bare, hasPixel: true }))).toEqual([
    'https://connect.facebook.net',
    'https://www.facebook.com',
    'https://www.youtube-nocookie.com',
  ])
  expect(hostsOf(contentSecurityPolicy(full))).toEqual([
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://connect.facebook.net',
    'https://mail.tecto.example',
    'https://www.facebook.com',
    'https://www.googletagmanager.com',
    'https://www.youtube-nocookie.com',
  ])
  expect(directivesOf(contentSecurityPolicy(full))['connect-src']).toContain('https://mail.tecto.example')
})

test.each([
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/art/hero/home-800.avif', 'public, max-age=86400, stale-while-revalidate=604800', 'cross-origin'],
  ['/fonts/figtree.woff2', 'public, max-age=86400, stale-while-revalidate=604800', 'same-origin'],
  ['/favicon.svg', 'public, max-age=0, must-revalidate', 'same-origin'],
])('%s is sent with cache-control %s, for %s', (path, caching, origin) => {
  expect(headersOf(table, { path, isPage: false, isUnknown: false })).toMatchObject({
    'cache-control': caching,
    'cross-origin-resource-policy': origin,
    'x-content-type-options': 'nosniff',
  })
})

test('the headers of an unknown address override those of its folder', () => {
  const headers = headersOf(table, { path: '/assets/none.js', isPage: true, isUnknown: true })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).toHaveProperty('content-security-policy')
})

test('a file that is not a page does not carry the headers of pages', () => {
  const headers = headersOf(table, { path: '/art/logo.svg', isPage: false, isUnknown: false })
  expect(Object.keys(headers).filter((name) => name in table.pages)).toEqual([])
})

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}
