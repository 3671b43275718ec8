import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { type SitemapEntry, sitemapFiles } from './sitemap.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
})
const addressOf = (file: string) => `https://tecto.example/${file}`

function entry(number: number): SitemapEntry {
  return { url: `https://tecto.example/pt-br/${number}?a=1&b=2`, alternates: [] }
}

test('5,000 addresses fit into one file; one more makes an index of two', () => {
  const many = Array.from({ length: 5000 }, (_, number) => entry(number))
  expect(Object.keys(sitemapFiles(many, addressOf))).toEqual(['sitemap.xml'])
  const files = sitemapFiles([...many, entry(5000)], addressOf)
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(parser.parse(files['sitemap.xml'] ?? '').sitemapindex.sitemap).toEqual([
    { loc: 'https://tecto.example/sitemap-1.xml' },
    { loc: 'https://tecto.example/sitemap-2.xml' },
  ])
  const parts = ['sitemap-1.xml', 'sitemap-2.xml'].flatMap((name) => parser.parse(files[name] ?? '').urlset.url)
  expect(new Set(parts.map(({ loc }: { loc: string }) => loc)).size).toBe(5001)
})
