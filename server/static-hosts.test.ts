import { expect, test } from 'vitest'
import { type Domains, domainRedirect } from '../locales/domains.ts'
import { createHeaderTable, headersOf } from './headers/header-table.ts'
import { headersFile, redirectsFile } from './static-hosts.ts'

const table = createHeaderTable({ styles: ['sha256-abc='], scripts: [], hasTagManager: true, hasPixel: true })
const redirects = { '/pt-br/servicos/ia': '/pt-br/servicos/inteligencia-artificial' }
const domains: Domains = [
  { locale: 'pt-br', name: 'tecto.example' },
  { locale: 'en-us', name: 'tecto-software.example' },
]

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

test.each([
  ['tecto.example', '/en-us'],
  ['www.tecto.example', '/en-us/contact'],
  ['tecto-software.example', '/'],
  ['www.tecto-software.example', '/pt-br/servicos/apis'],
])('%s%s is sent to the right domain and page', (host, path) => {
  const expected = new URL(domainRedirect(host, path, domains) as string, `https://${host}`).href
  const [to, status] = lineFor(host, path)
  expect([new URL(to, `https://${host}`).href, status]).toEqual([expected, '301!'])
})

test('old addresses lead to new ones, and a site with one domain names no host', () => {
  expect(lineFor('tecto.example', '/pt-br/servicos/ia')).toEqual([redirects['/pt-br/servicos/ia'], '301'])
  expect(redirectsFile({ domains: [domains[0]], redirects })).not.toContain('https:')
})

/** The first matching line, which is the one that the hosts apply. */
function lineFor(host: string, path: string): [to: string, status: string] {
  for (const line of redirectsFile({ domains, redirects }).trim().split('\n')) {
    const [from = '', to = '', status = ''] = line.split(' ')
    const asked = from.startsWith('/') ? path : `https://${host}${path}`
    const start = from.slice(0, -1)
    if (from === asked) return [to, status]
    if (from.endsWith('*') && asked.startsWith(start)) return [to.replace(':splat', asked.slice(start.length)), status]
  }
  throw new Error(`No line fits ${host}${path}.`)
}
