import { expect, test } from 'vitest'
import { faultsWith, littleSite } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { sitemapFaults } from './sitemap-faults'

const map = 'sitemap.xml'
const day = '2024-06-18'
const only = `<url><loc>~/ia</loc><lastmod>${day}</lastmod></url>`
const added = (path: string) => `$&<url><loc>~${path}</loc></url>`
const stranger = 'is not the address of an indexable page, and should not be listed.'
const missing = 'lacks ~/ia, and should list it.'
const other = (has: string, wish: string) =>
  `has the lastmod ${has}, and should have ${wish}, as the graph of its page.`
const noDay = '~/ia has the lastmod 2024-02-31, which should be a day that exists, as in 2026-11-21.'
const shape = 'does not have the expected shape (urlset.url.0.loc: Invalid input: expected string, received undefined)'

testDamages(sitemapFaults, [
  ['no XML', map, '</urlset>', '', `is not well-formed in line 2: Unclosed tag 'urlset', and should be a sitemap.`],
  ['elements of which it need not know are no fault', map, '<loc>', '<address>x</address>$&'],
  ['no address', map, '<loc>~/ia</loc>', '', `${shape}, and should be a sitemap.`],
  ['a page that is missing', map, only, '', missing],
  ['a page twice', map, only, '$&$&', 'lists ~/ia 2 times, and should list it once.'],
  ['a page that does not exist', map, only, added('/none'), `~/none ${stranger}`],
  ['a page that is noindex', map, only, added('/pt-br/obrigado'), `~/pt-br/obrigado ${stranger}`],
  ['a second address', map, only, added('/'), `~/ ${stranger}`],
  ['another domain', map, '~/ia', 'https://x.example/ia', `https://x.example/ia ${stranger}`, missing],
  ['a missing alternate', map, 'hreflang="pt-BR"', 'hreflang="pt"', '~/pt-br should have the alternates of its page.'],
  ['another day than that of the page', map, day, '2024-06-17', `~/ia ${other('2024-06-17', day)}`],
  ['no lastmod', map, `<lastmod>${day}</lastmod>`, '', `~/ia ${other('none', day)}`],
  ['a day too many', map, '/ana</loc>', `$&<lastmod>${day}</lastmod>`, `~/pt-br/ana ${other(day, 'none')}`],
  ['31 February', map, day, '2024-02-31', `~/ia ${other('2024-02-31', day)}`, noDay],
])

test('no sitemap', async () => {
  expect(await faultsWith(sitemapFaults, { [map]: undefined })).toContain('/sitemap.xml: does not exist, and should.')
})

const whole = String(littleSite()[map])
const [page = ''] = /<url><loc>[^<]*\/ia<.*?<\/url>/.exec(whole) ?? []
const part = (name: string) => `<sitemap><loc>https://tecto.example/${name}</loc></sitemap>`
const index = `<sitemapindex>${part('sitemap-1.xml')}${part('sitemap-2.xml')}</sitemapindex>`
const twice = '/sitemap.xml: lists ~/ia 2 times, and should list it once.'

test.each([
  ['is as good as one sitemap', whole.replace(page, ''), `<urlset>${page}</urlset>`, []],
  ['with a part that does not exist', whole, undefined, ['/sitemap-2.xml: does not exist, and should.']],
  ['with a page in two parts', whole, `<urlset>${page}</urlset>`, [twice]],
  ['of indexes', whole, index, ['/sitemap-2.xml: is an index, and should list pages.']],
])('an index %s', async (_, first, second, faults) => {
  const files = { [map]: index, 'sitemap-1.xml': first, 'sitemap-2.xml': second }
  expect(await faultsWith(sitemapFaults, files)).toEqual(faults)
})
