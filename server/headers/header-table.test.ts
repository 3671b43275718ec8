import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { videoHost } from './content-security-policy.ts'
import { createHeaderTable, headersOf, mailHeaders } from './header-table.ts'

const needs = { styles: ['sha256-abc='], scripts: [], hasTagManager: false, hasPixel: false }
const table = createHeaderTable(needs)
const [page, file] = [
  { isPage: true, isUnknown: false },
  { isPage: false, isUnknown: false },
]

test.each([
  ['/assets/app-1a2b.js', file, { 'cache-control': expect.stringMatching(/max-age=31536000, immutable$/) }],
  ['/assets/none.js', { isPage: true, isUnknown: true }, { 'cache-control': 'no-store', 'x-frame-options': 'DENY' }],
  ['/favicon.svg', file, { 'cache-control': expect.stringContaining('must-revalidate') }],
  ['/data/pt-br/contato.json', file, { 'x-robots-tag': 'noindex' }],
  ['/sitemap.xml', file, { 'access-control-allow-origin': undefined }],
  // For two years; other hosts of the domain may not have https.
  ['/pt-br', page, { 'strict-transport-security': 'max-age=63072000' }],
])('%s (%o) is sent with %o', (path, kind, expected) => {
  const headers = headersOf(table, { path, ...kind })
  for (const [name, value] of Object.entries(expected)) expect(headers[name], name).toEqual(value)
  expect('content-security-policy' in headers).toBe(kind.isPage)
})

test('other sites may show files, but neither pages nor the answers of the mail service', () => {
  const policyOf = (kind: typeof file) => headersOf(table, { path: '/a', ...kind })['cross-origin-resource-policy']
  expect([policyOf(file), policyOf(page)]).toEqual(['cross-origin', 'same-origin'])
  expect(mailHeaders['cross-origin-resource-policy']).toBe('same-origin')
})

// https://www.w3.org/TR/permissions-policy/: a dictionary of features, each with the list of origins that may use it.
test('pages pass on to the video frame what it asks for, and to no other', () => {
  const members = String(table.pages['permissions-policy']).split(', ')
  for (const member of members) expect(member).toMatch(/^[a-z][a-z-]*=\((self( "https:\/\/[^"*]+")*)?\)$/)
  const [, asked = ''] = /\ballow="([^"]+)"/.exec(readFileSync('components/video/VideoCard.tsx', 'utf8')) ?? []
  const passedOn = members.filter((member) => !member.endsWith('=()'))
  expect(passedOn.sort()).toEqual(
    asked
      .split('; ')
      .map((feature) => `${feature}=(self "${videoHost}")`)
      .sort(),
  )
})
