// @vitest-environment node
import { expect, test } from 'vitest'
import { faultsAfter } from '../testing/little-site'
import { nodeFaults } from './graph-node-faults'

const article = 'pt-br/noticias/a.html'
const film = 'pt-br/noticias.html'
const service = 'pt-br/servicos/web.html'
const person = 'pt-br/ana.html'
const dates = '"datePublished":"2024-05-14","dateModified":"2024-05-15"}]'

test.each([
  ['no name of the company', person, '"name":"Tecto"', '"name":""', 'Organization lacks name, and should have it'],
  ['no headline', article, '"headline"', '"none"', 'NewsArticle lacks headline, and should have it'],
  [
    'a headline that is too long',
    article,
    '"headline":"',
    `"headline":"${'a'.repeat(110)}`,
    'NewsArticle has a headline of 117 characters, and should have at most 110',
  ],
  [
    'an article without a picture',
    article,
    '"image":["https://tecto.example/art/a.webp"]',
    '"image":[]',
    'NewsArticle lacks image, and should have it',
  ],
  [
    'an article without a day',
    article,
    dates,
    '"dateModified":"2024-05-15"}]',
    'NewsArticle lacks datePublished, and should have it',
  ],
  [
    'an article without a day of change',
    article,
    dates,
    '"datePublished":"2024-05-14"}]',
    'NewsArticle lacks dateModified, and should have it',
  ],
  ['an article without an author', article, '"author"', '"none"', 'NewsArticle lacks author, and should have it'],
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
  ['a film without a name', film, '"name":"Film"', '"none":"Film"', 'VideoObject lacks name, and should have it'],
  [
    'a film without a description',
    film,
    '"description":"A film."',
    '"description":""',
    'VideoObject lacks description, and should have it',
  ],
  ['a film without a picture', film, '"thumbnailUrl"', '"none"', 'VideoObject lacks thumbnailUrl, and should have it'],
  ['a film without a day', film, '"uploadDate"', '"none"', 'VideoObject lacks uploadDate, and should have it'],
  ['a film without a player', film, '"embedUrl"', '"none"', 'VideoObject lacks embedUrl, and should have it'],
  ['a service without a name', service, '"name":"Web"', '"none":"Web"', 'Service lacks name, and should have it'],
  ['a service of nobody', service, '"provider"', '"none"', 'Service lacks provider, and should have it'],
  ['a service for nowhere', service, '"areaServed"', '"none"', 'Service lacks areaServed, and should have it'],
  ['a service without an offer', service, '"offers"', '"none"', 'Service lacks offers, and should have it'],
  [
    'an offer for nowhere',
    service,
    '"@type":"Offer","areaServed"',
    '"@type":"Offer","none"',
    'Offer lacks areaServed, and should have it',
  ],
  [
    'a person without a name',
    person,
    '"@type":"Person","name"',
    '"@type":"Person","none"',
    'Person lacks name, and should have it',
  ],
  ['a person without a job', person, '"jobTitle"', '"none"', 'Person lacks jobTitle, and should have it'],
  ['a person who works for nobody', person, '"worksFor"', '"none"', 'Person lacks worksFor, and should have it'],
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
    'a way with a step twice',
    person,
    '"position":2',
    '"position":1',
    'BreadcrumbList has the position 1, and should have 2 there',
  ],
  [
    'a way without a step',
    person,
    '"itemListElement"',
    '"none"',
    'BreadcrumbList lacks itemListElement, and should have it',
  ],
  [
    'a way past nothing',
    person,
    '"item":"https://tecto.example/pt-br"',
    '"item":"https://tecto.example/none"',
    'BreadcrumbList leads to https://tecto.example/none, and should lead to the canonical address of a page',
  ],
  [
    'a way to another page',
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
