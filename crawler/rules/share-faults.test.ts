import { expect, test } from 'vitest'
import { faultsAfter } from '../testing/little-site'
import { shareFaults } from './share-faults'

const file = 'pt-br/noticias/a.html'
const page = '/pt-br/noticias/a'

test.each([
  ['no type', 'og:type', 'none', ['og:type is missing, and should be "article".']],
  [
    'another type',
    '"og:type" content="article"',
    '"og:type" content="website"',
    ['og:type is "website", and should be "article".'],
  ],
  [
    'another name of the site',
    '"og:site_name" content="Tecto"',
    '"og:site_name" content="Other"',
    ['og:site_name is "Other", and should be "Tecto".'],
  ],
  [
    'another title',
    '"og:title" content="Article"',
    '"og:title" content="News"',
    ['og:title is "News", and should be "Article" or "Article | Tecto".'],
  ],
  [
    'another description',
    '"og:description" content="Article',
    '"og:description" content="News',
    [
      'og:description is "News: a page of a little site, with as many words as a description should have, and no more.", and should be "Article: a page of a little site, with as many words as a description should have, and no more.".',
    ],
  ],
  [
    'another address',
    'noticias/a"/>\n<meta property="og:locale"',
    'noticias"/>\n<meta property="og:locale"',
    ['og:url is "https://tecto.example/pt-br/noticias", and should be "https://tecto.example/pt-br/noticias/a".'],
  ],
  [
    'another language',
    '"og:locale" content="pt_BR"',
    '"og:locale" content="en_US"',
    ['og:locale is "en_US", and should be "pt_BR".'],
  ],
  [
    'a language that is missing',
    '<meta property="og:locale:alternate" content="es_ES"/>',
    '',
    ['og:locale:alternate is "en_US", and should be "en_US, es_ES".'],
  ],
  ['another type of picture', 'image/jpeg', 'image/png', ['og:image:type is "image/png", and should be "image/jpeg".']],
  ['another width', 'content="1200"', 'content="600"', ['og:image:width is "600", and should be "1200".']],
  ['no height', 'og:image:height', 'none', ['og:image:height is missing, and should be "630".']],
  [
    'no words for the picture',
    '"og:image:alt" content="Article"',
    '"og:image:alt" content=""',
    ['og:image:alt is missing, and should say what is seen.'],
  ],
  [
    'another kind of card on X',
    'summary_large_image',
    'summary',
    ['twitter:card is "summary", and should be "summary_large_image".'],
  ],
  [
    'a tag twice',
    '<meta property="og:url"',
    '<meta property="og:url" content="a"/><meta property="og:url"',
    ['og:url is there 2 times, and should be there once.'],
  ],
  [
    'another day of publication',
    '"article:published_time" content="2024-05-14"',
    '"article:published_time" content="2024-05-13"',
    ['article:published_time is "2024-05-13", and should be "2024-05-14".'],
  ],
  [
    'no day of change',
    'article:modified_time',
    'none',
    ['article:modified_time is missing, and should be "2024-05-15".'],
  ],
])('%s', async (_, from, to, faults) => {
  expect(await faultsAfter(shareFaults, file, from, to)).toEqual(faults.map((fault) => `${page}: ${fault}`))
})

test('the dates of an article on a page that is not an article', async () => {
  const tag = '<meta property="article:published_time" content="2024-05-14"/><title>'
  expect(await faultsAfter(shareFaults, 'ia.html', '<title>', tag)).toEqual([
    '/ia: article:published_time is "2024-05-14", and should be absent.',
  ])
})
