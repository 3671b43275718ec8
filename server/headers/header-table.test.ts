import { expect, test } from 'vitest'
import { createHeaderTable, headersOf } from './header-table'

const table = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: false, hasPixel: false })

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

test('search engines list no data of pages, and browsers ask each time whether it has changed', () => {
  expect(headersOf(table, { path: '/data/pt-br/contato.json', isPage: false, isUnknown: false })).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(headersOf(table, { path: '/pt-br', isPage: true, isUnknown: false })).not.toHaveProperty('x-robots-tag')
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

test('no browser may show a page in a frame, nor guess its type, nor tell others its whole address', () => {
  expect(headersOf(table, { path: '/pt-br', isPage: true, isUnknown: false })).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
})
