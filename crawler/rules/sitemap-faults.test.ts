import { expect, test } from 'vitest'
import { faultsAfter, faultsWith, littleSite } from '../testing/little-site'
import { sitemapFaults } from './sitemap-faults'

const file = 'sitemap.xml'
const only = '<url><loc>https://tecto.example/ia</loc><lastmod>2024-06-18</lastmod></url>'
const alternate =
  '<loc>https://tecto.example/pt-br/ana</loc><xhtml:link rel="alternate" hreflang="pt-BR" href="https://tecto.example/pt-br/ana"/>'

test.each([
  [
    'a sitemap that is not well-formed',
    '</urlset>',
    '',
    ["/sitemap.xml: is not well-formed in line 2: Unclosed tag 'urlset', and should be a sitemap."],
  ],
  ['a sitemap of another shape', '<loc>', '<address>x</address><loc>', []],
  [
    'no address',
    '<loc>https://tecto.example/ia</loc>',
    '',
    [
      '/sitemap.xml: does not have the expected shape (urlset.url.0.loc: Invalid input: expected string, received undefined), and should be a sitemap.',
    ],
  ],
  ['a page that is missing', only, '', ['/sitemap.xml: lacks https://tecto.example/ia, and should list it.']],
  [
    'a page twice',
    only,
    only + only,
    ['/sitemap.xml: lists https://tecto.example/ia 2 times, and should list it once.'],
  ],
  [
    'a page that does not exist',
    only,
    `${only}<url><loc>https://tecto.example/none</loc></url>`,
    ['/sitemap.xml: https://tecto.example/none is not the address of an indexable page, and should not be listed.'],
  ],
  [
    'a page that is noindex',
    only,
    `${only}<url><loc>https://tecto.example/pt-br/obrigado</loc></url>`,
    [
      '/sitemap.xml: https://tecto.example/pt-br/obrigado is not the address of an indexable page, and should not be listed.',
    ],
  ],
  [
    'a second address',
    only,
    `${only}<url><loc>https://tecto.example/</loc></url>`,
    ['/sitemap.xml: https://tecto.example/ is not the address of an indexable page, and should not be listed.'],
  ],
  [
    'a page on another domain',
    'tecto.example/ia',
    'other.example/ia',
    [
      '/sitemap.xml: https://other.example/ia is not the address of an indexable page, and should not be listed.',
      '/sitemap.xml: lacks https://tecto.example/ia, and should list it.',
    ],
  ],
  [
    'an alternate that is missing',
    alternate,
    '<loc>https://tecto.example/pt-br/ana</loc>',
    ['/sitemap.xml: https://tecto.example/pt-br/ana should have the alternates of its page.'],
  ],
  [
    'another lastmod than the date of the page',
    '2024-06-18',
    '2024-06-17',
    [
      '/sitemap.xml: https://tecto.example/ia has the lastmod 2024-06-17, and should have 2024-06-18, as the graph of its page.',
    ],
  ],
  [
    'no lastmod',
    '<lastmod>2024-06-18</lastmod>',
    '',
    [
      '/sitemap.xml: https://tecto.example/ia has the lastmod none, and should have 2024-06-18, as the graph of its page.',
    ],
  ],
  [
    'a lastmod where the page has no date',
    '/pt-br/ana</loc>',
    '/pt-br/ana</loc><lastmod>2024-06-18</lastmod>',
    [
      '/sitemap.xml: https://tecto.example/pt-br/ana has the lastmod 2024-06-18, and should have none, as the graph of its page.',
    ],
  ],
  [
    'a lastmod of 31 February',
    '2024-06-18',
    '2024-02-31',
    [
      '/sitemap.xml: https://tecto.example/ia has the lastmod 2024-02-31, and should have 2024-06-18, as the graph of its page.',
      '/sitemap.xml: https://tecto.example/ia has the lastmod 2024-02-31, which should be a day that exists, as in 2026-11-21.',
    ],
  ],
  [
    'a lastmod in the future',
    '2024-06-18',
    '2999-06-18',
    [
      '/sitemap.xml: https://tecto.example/ia has the lastmod 2999-06-18, and should have 2024-06-18, as the graph of its page.',
      '/sitemap.xml: https://tecto.example/ia has the lastmod 2999-06-18, which is in the future, and should not be.',
    ],
  ],
])('%s', async (_, from, to, faults) => {
  expect(await faultsAfter(sitemapFaults, file, from, to)).toEqual(faults)
})

test('no sitemap', async () => {
  expect(await faultsWith(sitemapFaults, { [file]: undefined })).toContain('/sitemap.xml: does not exist, and should.')
})

const index = (...names: string[]) =>
  `<sitemapindex xmlns="x">${names.map((name) => `<sitemap><loc>https://tecto.example/${name}</loc></sitemap>`).join('')}</sitemapindex>`
const whole = String(littleSite()[file])

test('an index and its parts are as good as one sitemap', async () => {
  const files = {
    [file]: index('sitemap-1.xml', 'sitemap-2.xml'),
    'sitemap-1.xml': whole.replace(only, ''),
    'sitemap-2.xml': `<urlset>${only}</urlset>`,
  }
  expect(await faultsWith(sitemapFaults, files)).toEqual([])
})

test.each([
  [
    'a part that does not exist',
    { [file]: index('sitemap-1.xml', 'sitemap-2.xml'), 'sitemap-1.xml': whole },
    ['/sitemap-2.xml: does not exist, and should.'],
  ],
  [
    'a page in two parts',
    {
      [file]: index('sitemap-1.xml', 'sitemap-2.xml'),
      'sitemap-1.xml': whole,
      'sitemap-2.xml': `<urlset>${only}</urlset>`,
    },
    ['/sitemap.xml: lists https://tecto.example/ia 2 times, and should list it once.'],
  ],
  [
    'an index of indexes',
    {
      [file]: index('sitemap-1.xml', 'sitemap-2.xml'),
      'sitemap-1.xml': whole,
      'sitemap-2.xml': index('sitemap-1.xml'),
    },
    ['/sitemap-2.xml: is an index, and should list pages.'],
  ],
])('%s', async (_, files, faults) => {
  expect(await faultsWith(sitemapFaults, files)).toEqual(faults)
})
