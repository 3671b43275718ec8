import { expect, test } from 'vitest'
import { faultsAfter, littleSite } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { nodeFaults } from './graph-node-faults'

const article = 'pt-br/noticias/a'
const film = 'pt-br/noticias'
const service = 'pt-br/servicos/web'
const person = 'pt-br/ana'

const published = '"2024-05-14","dateModified":"2024-05-15"}]'
const days = 'has the datePublished 2024-05-14, and should not be modified before, on 2024-05-13'
const noDay = 'which should be a day that exists, as in 2026-11-21'
const future = 'has the uploadDate 2999-03-12, which is in the future, and should not be'
const noFile = 'and should show a file that exists'
const noPage = 'and should lead to the canonical address of a page'
const long = 'has a headline of 111 characters, and should have at most 110'

/** The faults of the node that the table is about. */
function testNode(
  type: string,
  page: string,
  damages: [what: string, from: string, to: string, fault: string][],
): void {
  testDamages(
    nodeFaults,
    damages.map(([what, from, to, fault]) => [what, `${page}.html`, from, to, `the ${type} in its graph ${fault}.`]),
  )
}

testNode('NewsArticle', article, [
  ['a long headline', '"headline":"', `$&${'a'.repeat(104)}`, long],
  ['31 February', published, published.replace('05-14', '02-31'), `has the datePublished 2024-02-31, ${noDay}`],
  ['a change before the publication', '15"}]', '13"}]', days],
  ['a picture that does not exist', '/art/a.webp', '/none.webp', `shows ~/none.webp, ${noFile}`],
  ['a relative picture', '~/art/a.webp', '/art/a.webp', `shows /art/a.webp, ${noFile}`],
])

testNode('VideoObject', film, [
  ['a day in the future', '2024-03-12', '2999-03-12', future],
  ['a day with a time', '2024-03-12', '$& 10:00', `has the uploadDate 2024-03-12 10:00, ${noDay}`],
  ['a picture of a film that does not exist', '/art/a.webp', '/none.webp', `shows ~/none.webp, ${noFile}`],
])

testNode('BreadcrumbList', person, [
  ['the position of another breadcrumb', '"position":2', '"position":1', 'has the position 1, and should have 2 there'],
  ['a breadcrumb to nothing', '"item":"~/pt-br"', '"item":"~/none"', `leads to ~/none, ${noPage}`],
  ['a breadcrumb to a second address', '"item":"~/pt-br"', '"item":"~/"', `leads to ~/, ${noPage}`],
  ['another end', '"item":"~/pt-br/ana"', '"item":"~/ia"', 'ends at ~/ia, and should end at ~/pt-br/ana'],
])

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
  Object.entries(required).flatMap(([type, [page = '', ...fields]]) => fields.map((field) => ({ type, page, field }))),
)('$type without $field', async ({ type, page, field }) => {
  const html = String(littleSite()[`${page}.html`])
  const [whole = ''] = new RegExp(`"@type":"${type}".*?"${field}":`).exec(html) ?? []
  const faults = await faultsAfter(nodeFaults, `${page}.html`, whole, whole.replace(`"${field}":`, '"none":'))
  expect(faults).toContain(`/${page}: the ${type} in its graph lacks ${field}, and should have it.`)
})
