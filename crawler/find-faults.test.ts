import { expect, test } from 'vitest'
import { folderWith } from '../tests/temporary-folder'
import { countParts, findFaults } from './find-faults'
import { readSite } from './reading/read-site'
import { faultsAfter, faultsWith, littleSite, onTwoDomains } from './testing/little-site'

test('a good little site has no faults, and all of it was read', async () => {
  const site = await readSite(folderWith(littleSite()))
  expect(findFaults(site)).toEqual([])
  expect(countParts(site)).toEqual({
    pages: 27,
    links: 281,
    anchors: 108,
    assets: 135,
    alternates: 64,
    'share images': 23,
    graphs: 23,
    'feed entries': 9,
  })
})

test('a good little site with English on a domain of its own has no faults', async () => {
  expect(await faultsWith(findFaults, onTwoDomains())).toEqual([])
})

test('a fault is reported once, however often the page has it', async () => {
  const links = '<a href="/pt-br/none">A</a><a href="/pt-br/none">B</a>$&'
  expect(await faultsAfter(findFaults, 'pt-br/ana.html', '</body>', links)).toEqual([
    '/pt-br/ana: the link /pt-br/none leads to nothing.',
  ])
})

/** One fault of each rule, so that a rule that is not called would be noticed. */
test.each([
  ['links', 'ia.html', '</body>', '<a href="/none">A</a>$&', 'leads to nothing'],
  ['heads', 'ia.html', '"viewport"', '"none"', '<meta> of the viewport'],
  ['data', 'data/ia.json', '"id":"page"', '"id":"other"', 'the same data as the document'],
  ['addresses', 'ia.html', '"canonical"', '"none"', 'has 0 canonical addresses'],
  ['alternates', 'pt-br/ana.html', '"x-default"', '"none"', 'names 0 alternates for x-default'],
  ['pagination', 'ia.html', '</head>', '<link rel="next" href="/none"/>$&', 'the next page /none'],
  ['sharing', 'ia.html', 'og:type', 'none', 'og:type is missing'],
  ['share images', 'ia.html', '"og:image"', '"none"', 'has 0 og:image'],
  ['graphs', 'ia.html', '"inLanguage"', '"none"', 'inLanguage in its graph'],
  ['nodes of graphs', 'ia.html', '"position":2', '"position":1', 'has the position 1'],
  ['the sitemap', 'sitemap.xml', '2024-06-18', '2024-06-17', 'has the lastmod 2024-06-17'],
  ['robots.txt', 'robots.txt', '/api/', '/ia', 'disallows /ia'],
  ['llms.txt', 'llms.txt', '> ', '', 'has no summary'],
  ['feeds', 'ia.html', 'rss.xml', 'none.xml', 'should be a file of this site'],
])('the rule for %s is called', async (_, file, from, to, fault) => {
  expect((await faultsAfter(findFaults, file, from, to)).join()).toContain(fault)
})
