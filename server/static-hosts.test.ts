import { expect, test } from 'vitest'
import { type Domains, domainRedirect } from '../locales/domains.ts'
import { createHeaderTable, headersOf } from './headers/header-table.ts'
import { headersFile, redirectsFile, vercelConfig } from './static-hosts.ts'

const table = createHeaderTable({ styles: ['sha256-abc='], scripts: [], hasTagManager: true, hasPixel: true })
const redirects = { '/pt-br/servicos/ia': '/pt-br/servicos/inteligencia-artificial' }
const domains: Domains = [
  { locale: 'pt-br', name: 'tecto.example' },
  { locale: 'en-us', name: 'tecto-software.example' },
]
const vercel = vercelConfig({ headers: table, domains, redirects })
const vercelRedirects: { source: string; destination: string; permanent: boolean; has?: { value: string }[] }[] =
  vercel.redirects

// Both apply all lines that match a path, Vercel the last of them.
const hosts = { _headers: headersIn(headersFile(table)), 'vercel.json': vercel.headers.map(toRule) }

test.each(Object.entries(hosts))('%s gives each path the headers of the table', (name, rules) => {
  for (const path of ['/', '/pt-br/contato', '/favicon.svg', '/art/hero.svg', '/data/pt-br.json', '/assets/app.js']) {
    const said = rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers)
    const expected = headersOf(table, { path, isPage: true, isUnknown: false })
    const { 'cache-control': cached, ...others } = Object.fromEntries(said)
    const { 'cache-control': caching, ...meant } = expected
    // They cannot tell documents from files, and other sites show files.
    expect(others, path).toEqual({ ...meant, 'cross-origin-resource-policy': 'cross-origin' })
    if (name === '_headers')
      expect(said.length, `${path}: no header twice`).toBe(new Set(said.map(([key]) => key)).size)
    // These hosts apply the same rules to missing files, and a rollback may restore one.
    if (caching?.includes('immutable')) expect(cached).toMatch(/max-age=600, stale-while-revalidate/)
    else if (cached || name !== '_headers') expect(cached).toBe(caching)
  }
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
  const rule = vercelRedirects.find(
    ({ source, has }) => has?.[0]?.value === host && new RegExp(`^${source.replace('/:rest*', '(/.*)?')}$`).test(path),
  )
  const there = rule?.destination.replace('/:rest*', path.slice(rule.source.indexOf('/:')))
  expect([new URL(String(there), `https://${host}`).href, rule?.permanent]).toEqual([expected, true])
})

test('old addresses lead to new ones, and a site with one domain names no host', () => {
  expect(lineFor('tecto.example', '/pt-br/servicos/ia')).toEqual([redirects['/pt-br/servicos/ia'], '301'])
  const one = { headers: table, domains: [domains[0]] as Domains, redirects }
  expect(redirectsFile(one)).not.toContain('https:')
  const moved = Object.entries(redirects).map(([source, destination]) => ({ source, destination, permanent: true }))
  expect(vercelConfig(one).redirects).toEqual(moved)
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

interface Rule {
  pattern: RegExp
  headers: [name: string, value: string][]
}

function headersIn(file: string): Rule[] {
  return file.split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string])
    return {
      pattern: new RegExp(`^${pattern.replace('*', '.*')}$`),
      headers: headers.map(([name, value]) => [name, value]),
    }
  })
}

function toRule({ source, headers }: (typeof vercel)['headers'][number]): Rule {
  return { pattern: new RegExp(`^${source}$`), headers: headers.map(({ key, value }) => [key, value]) }
}
