// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createHeaderTable, headersOf } from '../server/headers/header-table'
import { headersFile } from './headers-file'

const table = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: true, hasPixel: true })
const pages = ['/', '/404', '/contato', '/pt-br', '/pt-br/contato', '/pt-br/servicos/apis', '/en-us', '/en-us/404']
const files = ['/assets/app-1a2b3c.js', '/art/hero.svg', '/art/news/demo.avif', '/flags/br.svg', '/fonts/text.woff2']

/** Whether a rule is for a path, as each host reads it. Netlify takes the folder itself for a part of it. */
const hosts = {
  Netlify: (rule: string) => (rule.endsWith('/*') ? `${rule.slice(0, -2)}(/.*)?` : `${rule.replace('*', '.*')}/?`),
  'Cloudflare Pages': (rule: string) => rule.replace('*', '.*'),
}

describe.each(Object.entries(hosts))('_headers on %s', (_, patternOf) => {
  test.each([...pages, ...files, '/favicon.ico', '/pt-br/nada'])('says no header of %s twice', (path) => {
    const names = headersFor(path, patternOf).map(([name]) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test.each(pages)('says of %s what the table says, but for what these hosts send by themselves', (path) => {
    const { 'cache-control': _, ...expected } = headersOf(table, { path, isPage: true, isUnknown: false })
    expect(Object.fromEntries(headersFor(path, patternOf))).toEqual(expected)
  })

  test.each(files)('says of %s what the table says', (path) => {
    const expected = headersOf(table, { path, isPage: false, isUnknown: false })
    expect(Object.fromEntries(headersFor(path, patternOf))).toMatchObject(expected)
  })
})

test('_headers has no line that is too long for Cloudflare Pages', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `sha256-${String(index).padStart(44, 'a')}`)
  const long = createHeaderTable({ styles, hasTagManager: false, hasPixel: false })
  expect(() => headersFile(long, pages)).toThrow('content-security-policy')
})

/** Of every rule that is for the path. */
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
