import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { videoHost } from './content-security-policy.ts'
import { createHeaderTable, headersOf, mailHeaders } from './header-table.ts'

const needs = { styles: ['sha256-abc='], scripts: [], hasTagManager: false, hasPixel: false }
const table = createHeaderTable(needs)
const page = { isPage: true, isUnknown: false }
const file = { isPage: false, isUnknown: false }
const asksEachTime = { 'cache-control': 'public, max-age=0, must-revalidate' }

test.each([
  ['/assets/app-1a2b.js', file, { 'cache-control': expect.stringMatching(/max-age=31536000, immutable$/) }],
  ['/art/a.avif', file, { 'cache-control': expect.stringMatching(/max-age=86400, stale-while-revalidate/) }],
  ['/favicon.svg', file, { ...asksEachTime, 'x-content-type-options': 'nosniff' }],
  ['/data/pt-br/contato.json', file, { ...asksEachTime, 'x-robots-tag': 'noindex' }],
  ['/sitemap.xml', file, { 'access-control-allow-origin': undefined }],
  // Other hosts of the domain may not have https.
  ['/pt-br', page, { 'strict-transport-security': 'max-age=63072000' }],
  ['/pt-br', page, { 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' }],
  ['/pt-br', page, { 'cross-origin-opener-policy': 'same-origin', 'x-robots-tag': undefined }],
  ['/pt-br', page, { 'referrer-policy': 'strict-origin-when-cross-origin' }],
  ['/assets/none.js', { isPage: true, isUnknown: true }, { 'cache-control': 'no-store', 'x-frame-options': 'DENY' }],
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
test('pages refuse what could watch a visitor, and pass on to the video frame what it asks for, to no other', () => {
  const members = String(table.pages['permissions-policy']).split(', ')
  for (const member of members) expect(member).toMatch(/^[a-z][a-z-]*=\((self( "https:\/\/[^"*]+")*)?\)$/)
  const allowed = new Map(members.map((member) => member.split('=') as [string, string]))
  for (const feature of ['camera', 'microphone', 'geolocation', 'display-capture', 'payment', 'usb'])
    expect(allowed.get(feature), feature).toBe('()')
  const [, asked = ''] = /\ballow="([^"]+)"/.exec(readFileSync('components/video/VideoCard.tsx', 'utf8')) ?? []
  for (const feature of asked.split('; ')) expect(allowed.get(feature), feature).toBe(`(self "${videoHost}")`)
  expect([...allowed.values()].filter((list) => list !== '()')).toHaveLength(asked.split('; ').length)
})
