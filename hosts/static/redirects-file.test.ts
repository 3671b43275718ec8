import { expect, test } from 'vitest'
import { type Domains, domainRedirect } from '../../locales/domains.ts'
import { createHeaderTable } from '../../server/headers/header-table.ts'
import { redirectsFile } from './redirects-file.ts'

const headers = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: false, hasPixel: false })
const redirects = { '/pt-br/servicos/ia': '/pt-br/servicos/inteligencia-artificial' }
const domains: Domains = [
  { locale: 'pt-br', name: 'tecto.example' },
  { locale: 'en-us', name: 'tecto-software.example' },
]

test.each([
  ['tecto.example', '/en-us'],
  ['www.tecto.example', '/en-us/contact'],
  ['tecto-software.example', '/'],
  ['www.tecto-software.example', '/'],
  ['tecto-software.example', '/pt-br'],
  ['www.tecto-software.example', '/pt-br/servicos/apis'],
])('_redirects sends %s%s to the right domain and page', (host, path) => {
  const [to, status] = lineFor(host, path)
  expect(new URL(to, `https://${host}`).href).toBe(
    new URL(domainRedirect(host, path, domains) as string, `https://${host}`).href,
  )
  expect(status).toBe('301!')
})

test.each([
  ['tecto.example', '/pt-br/nada', '/pt-br/404.html'],
  ['tecto-software.example', '/en-us/nothing', '/en-us/404.html'],
  ['tecto.example', '/es-es/nada/nada', '/es-es/404.html'],
  ['tecto.example', '/nothing', '/404.html'],
  ['preview.example', '/en-us/nothing', '/en-us/404.html'],
])('_redirects answers %s%s with the 404 page %s', (host, path, page) => {
  expect(lineFor(host, path)).toEqual([page, '404'])
})

test('_redirects redirects old addresses to new ones', () => {
  expect(lineFor('tecto.example', '/pt-br/servicos/ia')).toEqual(['/pt-br/servicos/inteligencia-artificial', '301'])
})

test('_redirects has no status that Netlify lacks', () => {
  const lines = redirectsFile({ headers, domains, redirects }).trim().split('\n')
  const statuses = new Set(lines.map((line) => line.split(' ').at(-1)?.replace('!', '')))
  expect([...statuses].sort()).toEqual(['301', '404'])
})

test('_redirects names no host if the site has one domain', () => {
  expect(redirectsFile({ headers, domains: [domains[0]], redirects: {} })).not.toContain('https:')
})

/** The first matching line, which is the one that the hosts apply. */
function lineFor(host: string, path: string): [to: string, status: string] {
  for (const line of redirectsFile({ headers, domains, redirects }).trim().split('\n')) {
    const [from = '', to = '', status = ''] = line.split(' ')
    const asked = from.startsWith('/') ? path : `https://${host}${path}`
    const start = from.slice(0, -1)
    if (from === asked) return [to, status]
    if (from.endsWith('*') && asked.startsWith(start)) return [to.replace(':splat', asked.slice(start.length)), status]
  }
  throw new Error(`No line fits ${host}${path}.`)
}
