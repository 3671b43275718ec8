import { expect, test } from 'vitest'
import { faultsAfter, faultsWith } from '../testing/little-site'
import { robotsFaults } from './robots-faults'

test.each([
  ['no sitemap', 'Sitemap:', 'Site:', ['/robots.txt: names no sitemap, and should name one.']],
  [
    'a sitemap that does not exist',
    'sitemap.xml',
    'none.xml',
    ['/robots.txt: names the sitemap https://tecto.example/none.xml, and should name one that exists.'],
  ],
  [
    'a relative sitemap',
    'https://tecto.example/',
    '/',
    ['/robots.txt: names the sitemap /sitemap.xml, and should name one that exists.'],
  ],
  [
    'a rule against a page',
    '/api/',
    '/ia',
    ['/robots.txt: "Disallow: /ia" disallows /ia for *, and should disallow no indexable page.'],
  ],
  [
    'a rule against pages of a pattern',
    'Disallow: /api/',
    'disallow: /es-es/*/a$ # no',
    ['/robots.txt: "disallow: /es-es/*/a$" disallows /es-es/noticias/a for *, and should disallow no indexable page.'],
  ],
  [
    'a rule for one search engine',
    'User-agent: *',
    'User-agent: Googlebot\nDisallow: /ia$\n\nUser-agent: *',
    ['/robots.txt: "Disallow: /ia$" disallows /ia for Googlebot, and should disallow no indexable page.'],
  ],
])('%s', async (_, from, to, faults) => {
  expect(await faultsAfter(robotsFaults, 'robots.txt', from, to)).toEqual(faults)
})

test.each([
  ['an ending that no page has', '/servicos$'],
  ['characters that stand for themselves', '/i.'],
  ['nothing', ''],
  ['a page that another rule allows', '/ia\nAllow: /ia$'],
])('a rule against %s is no fault', async (_, rule) => {
  expect(await faultsAfter(robotsFaults, 'robots.txt', '/api/', rule)).toEqual([])
})

test('no file', async () => {
  expect(await faultsWith(robotsFaults, { 'robots.txt': undefined })).toEqual([
    '/robots.txt: does not exist, and should.',
  ])
})
