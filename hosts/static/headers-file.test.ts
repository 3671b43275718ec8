import { describe, expect, test } from 'vitest'
import { createHeaderTable, headersOf } from '../../server/headers/header-table.ts'
import { headersFile } from './headers-file.ts'
import { headersByPath } from './path-rules.ts'

const table = headersByPath(createHeaderTable({ styles: ['sha256-abc='], hasTagManager: true, hasPixel: true }))
const pages = ['/', '/404', '/contato', '/pt-br', '/pt-br/contato', '/pt-br/servicos/apis', '/en-us', '/en-us/404']
const files = [
  '/assets/app-1a2b3c.js',
  '/data/pt-br.json',
  '/art/hero.svg',
  '/art/news/demo.avif',
  '/flags/br.webp',
  '/fonts/text.woff2',
]

/** The paths that a rule matches on each host, as a regular expression; on Netlify, `/art/*` also matches `/art`. */
const hosts = {
  Netlify: (rule: string) => (rule.endsWith('/*') ? `${rule.slice(0, -2)}(/.*)?` : `${rule.replace('*', '.*')}/?`),
  'Cloudflare Pages': (rule: string) => rule.replace('*', '.*'),
}

describe.each(Object.entries(hosts))('_headers on %s', (_, patternOf) => {
  test.each([...pages, ...files, '/favicon.ico', '/pt-br/nada'])('gives %s no header twice', (path) => {
    const names = headersFor(path, patternOf).map(([name]) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test.each(pages)('gives %s the headers of the table, without the caching that these hosts set themselves', (path) => {
    const { 'cache-control': _, ...expected } = headersOf(table, { path, isPage: true, isUnknown: false })
    expect(Object.fromEntries(headersFor(path, patternOf))).toEqual(expected)
  })

  test.each(files)('gives %s the headers of the table', (path) => {
    const expected = headersOf(table, { path, isPage: false, isUnknown: false })
    expect(Object.fromEntries(headersFor(path, patternOf))).toMatchObject(expected)
  })
})

test('_headers has no line that is too long for Cloudflare Pages', () => {
  const mailOrigin = `https://${'a'.repeat(2000)}.example`
  const long = createHeaderTable({ styles: [], mailOrigin, hasTagManager: false, hasPixel: false })
  expect(() => headersFile(long, pages)).toThrow('content-security-policy')
})

function headersFor(path: string, patternOf: (rule: string) => string): [name: string, value: string][] {
  let isMeant = false
  return headersFile(table, pages)
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, name, value] = /^ +([^:]+): (.*)$/.exec(line) ?? []
      if (!name) isMeant = new RegExp(`^${patternOf(line)}$`).test(path)
      return isMeant && name && value ? [[name, value]] : []
    })
}
