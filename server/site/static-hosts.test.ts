import { expect, test } from 'vitest'
import { createHeaderTable, headersOf } from '../headers/header-table.ts'
import { headersFile, redirectsFile } from './static-hosts.ts'

const table = createHeaderTable({ styles: ['sha256-abc='], scripts: [], hasTagManager: true, hasPixel: true })
test.each([
  ['/pt-br/contato', undefined],
  ['/art/hero.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  // The same rule applies to missing files, and a rollback may restore one.
  ['/assets/app.js', 'public, max-age=600, stale-while-revalidate=2592000'],
])('_headers gives %s the headers of the table, and caches it: %s', (path, caching) => {
  const rules = headersFile(table)
    .trim()
    .split(/\n(?=\/)/)
  // All lines that match a path apply.
  const lines = rules
    .filter((rule) => path.startsWith(rule.slice(0, rule.indexOf('*'))))
    .flatMap((rule) => rule.split('\n  ').slice(1))
  const { 'cache-control': cached, ...others } = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))
  const { 'cache-control': _, ...meant } = headersOf(table, { path, isPage: true, isUnknown: false })
  // Hosts cannot tell documents from files, and other sites show files.
  expect(others).toEqual({ ...meant, 'cross-origin-resource-policy': 'cross-origin' })
  expect(cached).toBe(caching)
  expect(lines).toHaveLength(Object.keys(others).length + (cached ? 1 : 0))
})

test('_redirects leads old addresses to new ones, and others to the 404 page of their language', () => {
  const lines = redirectsFile({ '/pt-br/servicos/ia': '/pt-br/servicos/inteligencia-artificial' }).split('\n')
  expect(lines[0]).toBe('/pt-br/servicos/ia /pt-br/servicos/inteligencia-artificial 301')
  expect(lines).toContain('/en-us/* /en-us/404.html 404')
  expect(lines.slice(-2)).toEqual(['/* /404.html 404', ''])
})
