import { expect, test } from 'vitest'
import type { Domains } from '../../locales/domains.ts'
import { createHeaderTable, headersOf } from '../../server/headers/header-table.ts'
import { headersByPath } from './path-rules.ts'
import { vercelConfig } from './vercel.ts'

const table = headersByPath(createHeaderTable({ styles: ['sha256-abc='], hasTagManager: true, hasPixel: true }))
const domains: Domains = [
  { locale: 'pt-br', name: 'tecto.example' },
  { locale: 'en-us', name: 'tecto-software.example' },
]

test.each([
  ['/pt-br/contato', true],
  ['/assets/app-1a2b3c.js', false],
  ['/art/news/demo.avif', false],
  ['/fonts/text.woff2', false],
  ['/data/pt-br/contato.json', false],
])('vercel.json gives %s the headers of the table', (path, isPage) => {
  const rules = vercelConfig({ headers: table, domains, redirects: {} }).headers.filter(({ source }) =>
    new RegExp(`^${source}$`).test(path),
  )
  const said = Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
  expect(said).toMatchObject(headersOf(table, { path, isPage, isUnknown: false }))
})

test.each([
  ['tecto.example', '/en-us/:rest*', 'https://tecto-software.example/en-us/:rest*'],
  ['www.tecto.example', '/en-us/:rest*', 'https://www.tecto-software.example/en-us/:rest*'],
  ['tecto-software.example', '/', '/en-us'],
  ['www.tecto-software.example', '/pt-br/:rest*', 'https://www.tecto.example/pt-br/:rest*'],
])('vercel.json redirects %s%s to %s permanently', (host, source, destination) => {
  const { redirects } = vercelConfig({ headers: table, domains, redirects: {} })
  expect(redirects).toContainEqual({ source, has: [{ type: 'host', value: host }], destination, permanent: true })
})

test('vercel.json redirects nothing if the site has one domain', () => {
  expect(vercelConfig({ headers: table, domains: [domains[0]], redirects: {} }).redirects).toEqual([])
})

test('vercel.json redirects old addresses to new ones', () => {
  const { redirects } = vercelConfig({
    headers: table,
    domains: [domains[0]],
    redirects: { '/pt-br/old': '/pt-br/new' },
  })
  expect(redirects).toEqual([{ source: '/pt-br/old', destination: '/pt-br/new', permanent: true }])
})
