import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const bare = { styles: ['sha256-abc='], hasTagManager: false, hasPixel: false }
const full = { ...bare, mailOrigin: 'https://mail.tecto.example', hasTagManager: true, hasPixel: true }

test.each([
  ['without settings', bare],
  ['with every setting', full],
])('the policy %s allows nothing by default, only style sheets inline, and only videos in frames', (_, needs) => {
  const policy = contentSecurityPolicy(needs)
  expect(policy).not.toMatch(/unsafe|(\*|https?:|data:)([ ;]|$)/)
  expect(directivesOf(policy)).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'style-src': ["'self'", "'sha256-abc='"],
    'frame-ancestors': ["'none'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
  })
  // Allowing a whole host would also allow scripts of others on it.
  for (const source of directivesOf(policy)['script-src'] ?? []) expect(source).toMatch(/^'self'$|\w\/./)
})

test('hosts of measurement and ads are in the policy only if configured', () => {
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

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}
