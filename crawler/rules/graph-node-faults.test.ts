import { expect, test } from 'vitest'
import { faultsAfter, littleSite } from '../testing/little-site'
import { nodeFaults } from './graph-node-faults'

const article = 'pt-br/noticias/a.html'
const film = 'pt-br/noticias.html'
const service = 'pt-br/servicos/web.html'
const person = 'pt-br/ana.html'

test.each([
  [
    'a headline that is too long',
    article,
    '"headline":"',
    `"headline":"${'a'.repeat(110)}`,
    'NewsArticle has a headline of 117 characters, and should have at most 110',
  ],
  [
    '31 February',
    article,
    '"2024-05-14","dateModified":"2024-05-15"}]',
    '"2024-02-31","dateModified":"2024-05-15"}]',
    'NewsArticle has the datePublished 2024-02-31, which should be a day that exists, as in 2026-11-21',
  ],
  [
    'a day in the future',
    film,
    '"uploadDate":"2024',
    '"uploadDate":"2999',
    'VideoObject has the uploadDate 2999-03-12, which is in the future, and should not be',
  ],
  [
    'a day with a time',
    film,
    '"2024-03-12"',
    '"2024-03-12 10:00"',
    'VideoObject has the uploadDate 2024-03-12 10:00, which should be a day that exists, as in 2026-11-21',
  ],
  [
    'a change before the publication',
    article,
    '"2024-05-15"}]',
    '"2024-05-13"}]',
    'NewsArticle has the datePublished 2024-05-14, and should not be modified before, on 2024-05-13',
  ],
  [
    'a picture that does not exist',
    article,
    '/art/a.webp',
    '/art/none.webp',
    'NewsArticle shows https://tecto.example/art/none.webp, and should show a file that exists',
  ],
  [
    'a picture of a film that does not exist',
    film,
    '/art/a.webp',
    '/art/none.webp',
    'VideoObject shows https://tecto.example/art/none.webp, and should show a file that exists',
  ],
  [
    'a relative picture',
    article,
    'https://tecto.example/art/a.webp',
    '/art/a.webp',
    'NewsArticle shows /art/a.webp, and should show a file that exists',
  ],
  [
    'a breadcrumb with the position of another',
    person,
    '"position":2',
    '"position":1',
    'BreadcrumbList has the position 1, and should have 2 there',
  ],
  [
    'a breadcrumb that leads to nothing',
    person,
    '"item":"https://tecto.example/pt-br"',
    '"item":"https://tecto.example/none"',
    'BreadcrumbList leads to https://tecto.example/none, and should lead to the canonical address of a page',
  ],
  [
    'breadcrumbs that end at another page',
    person,
    '"item":"https://tecto.example/pt-br/ana"',
    '"item":"https://tecto.example/ia"',
    'BreadcrumbList ends at https://tecto.example/ia, and should end at https://tecto.example/pt-br/ana',
  ],
])('%s', async (_, file, from, to, fault) => {
  const [type, ...words] = fault.split(' ')
  expect(await faultsAfter(nodeFaults, file, from, to)).toEqual([
    `/${file.replace('.html', '')}: the ${type} in its graph ${words.join(' ')}.`,
  ])
})

/** A page with a node of this type, and the fields that search engines require in it. */
const required = {
  Organization: [person, 'name', 'url', 'logo'],
  WebSite: [person, 'name', 'url'],
  NewsArticle: [article, 'headline', 'image', 'datePublished', 'dateModified', 'author'],
  VideoObject: [film, 'name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  Service: [service, 'name', 'provider', 'areaServed', 'offers'],
  Offer: [service, 'areaServed'],
  Person: [person, 'name', 'jobTitle', 'worksFor'],
  BreadcrumbList: [person, 'itemListElement'],
  ListItem: [person, 'position', 'name', 'item'],
}

test.each(
  Object.entries(required).flatMap(([type, [file = '', ...fields]]) => fields.map((field) => ({ type, file, field }))),
)('$type without $field', async ({ type, file, field }) => {
  const html = String(littleSite()[file])
  const [whole = ''] = new RegExp(`"@type":"${type}".*?"${field}":`).exec(html) ?? []
  const faults = await faultsAfter(nodeFaults, file, whole, whole.replace(`"${field}":`, '"none":'))
  expect(faults).toContain(
    `/${file.replace('.html', '')}: the ${type} in its graph lacks ${field}, and should have it.`,
  )
})
