import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { type SitemapEntry, sitemapFiles } from './sitemap'

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
})
const addressOf = (file: string) => `https://tecto.example/${file}`

function entry(number: number): SitemapEntry {
  return { url: `https://tecto.example/pt-br/${number}?a=1&b=2`, alternates: [] }
}

test('a page is told with its languages and the day of its last change', () => {
  const files = sitemapFiles(
    [
      {
        url: 'https://tecto.example/pt-br',
        alternates: [{ hrefLang: 'en-US', href: 'https://tecto.example/en-us' }],
        modified: '2026-11-21',
      },
      entry(1),
    ],
    addressOf,
  )
  expect(Object.keys(files)).toEqual(['sitemap.xml'])
  const text = files['sitemap.xml'] ?? ''
  expect(XMLValidator.validate(text)).toBe(true)
  expect(parser.parse(text).urlset).toMatchObject({
    '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    url: [
      {
        loc: 'https://tecto.example/pt-br',
        lastmod: '2026-11-21',
        'xhtml:link': [{ '@_rel': 'alternate', '@_hreflang': 'en-US', '@_href': 'https://tecto.example/en-us' }],
      },
      { loc: 'https://tecto.example/pt-br/1?a=1&b=2' },
    ],
  })
})

test('5,000 addresses fit into one file, one more makes an index of two', () => {
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
