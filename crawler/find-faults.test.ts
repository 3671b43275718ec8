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
    links: 146,
    anchors: 0,
    assets: 0,
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
  const links = '<a href="/pt-br/none">A</a><a href="/pt-br/none">B</a></body>'
  expect(await faultsAfter(findFaults, 'pt-br/ana.html', '</body>', links)).toEqual([
    '/pt-br/ana: the link /pt-br/none leads to nothing.',
  ])
})

/** Each rule reports at least one of these faults, so that a rule that is not called would be noticed. */
test.each([
  [
    'a missing alternate',
    'pt-br/ana.html',
    '<link rel="alternate" hrefLang="es-ES" href="https://tecto.example/es-es/ana"/>',
    '',
    [
      '/es-es/ana: the alternate for pt-BR, https://tecto.example/pt-br/ana, should name this page back for es-ES.',
      '/pt-br/ana: names 0 alternates for es-ES, and should name 1.',
      '/sitemap.xml: https://tecto.example/pt-br/ana should have the alternates of its page.',
    ],
  ],
  [
    'a wrong day of an article',
    'pt-br/noticias/a.html',
    '"datePublished":"2024-05-14","dateModified":"2024-05-15"}]',
    '"datePublished":"2024-05-13","dateModified":"2024-05-15"}]',
    [
      '/pt-br/noticias/a: article:published_time is "2024-05-14", and should be "2024-05-13".',
      '/pt-br/noticias/a: datePublished of the page in its graph should be 2024-05-13, as of its article.',
      '/pt-br/noticias/atom.xml: the entry https://tecto.example/pt-br/noticias/a has the date 2024-05-14, and should have 2024-05-13.',
      '/pt-br/noticias/feed.json: the entry https://tecto.example/pt-br/noticias/a has the date 2024-05-14, and should have 2024-05-13.',
      '/pt-br/noticias/rss.xml: the entry https://tecto.example/pt-br/noticias/a has the date 2024-05-14, and should have 2024-05-13.',
    ],
  ],
  [
    'a page without a canonical address',
    'ia.html',
    '<link rel="canonical" href="https://tecto.example/ia"/>',
    '',
    [
      '/ia: has 0 canonical addresses, and should have 1.',
      '/ia: the BreadcrumbList in its graph leads to https://tecto.example/ia, and should lead to the canonical address of a page.',
      '/llms.txt: leads to https://tecto.example/ia, and should lead to the canonical address of a page.',
      '/sitemap.xml: https://tecto.example/ia is not the address of an indexable page, and should not be listed.',
    ],
  ],
  [
    'a share image that is missing',
    'ia.html',
    'share-images/ia.jpg',
    'share-images/none.jpg',
    [
      '/ia: og:image is https://tecto.example/share-images/none.jpg, and should be the https address of a file of this site.',
    ],
  ],
  [
    'a page that robots.txt disallows',
    'robots.txt',
    '/api/',
    '/ia',
    ['/robots.txt: "Disallow: /ia" disallows /ia for *, and should disallow no indexable page.'],
  ],
])('%s', async (_, file, from, to, faults) => {
  expect(await faultsAfter(findFaults, file, from, to)).toEqual(faults)
})
