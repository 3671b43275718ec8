import { describe, expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news'
import { company } from '../../content/company'
import { limits } from '../../content/limits'
import { news } from '../../content/news/news'
import { people } from '../../content/people'
import { stories } from '../../content/stories/stories'
import { allAddresses } from '../../pages/addresses'
import { text } from '../../tests/messages'
import { at, type SitePath } from '../../tests/site-path'
import { loadPage } from '../load-page'
import { absoluteUrl } from '../site-origin'
import { brandedTitle } from './branded-title'

const pages = new Map(
  await Promise.all(allAddresses().map(async ({ pathname }) => [pathname, await loadPage(pathname)] as const)),
)

interface Node {
  '@type': string
  '@id': string
  [property: string]: unknown
}

function headOf(address: SitePath) {
  const page = pages.get(address)
  if (!page) throw new Error(`There is no page at ${address}.`)
  return page.head
}

function graphOf(address: SitePath): Node[] {
  return JSON.parse(JSON.stringify(headOf(address).graph ?? { '@graph': [] }))['@graph']
}

function nodeOf(address: SitePath, type: string): Node | undefined {
  return graphOf(address).find((node) => node['@type'] === type)
}

const card = at(`/en-us/contato-${people.ceo.slug}`)
const [article] = news
const articleAddress = at(`/en-us/noticias/${article?.slug}`)
const contactTitle = text('en-us', 'contact.head.title')

test.each([
  ['there is room for it', 'A title', 'A title | Company'],
  ['there is just room for it', 'a'.repeat(limits.title.most - 10), `${'a'.repeat(limits.title.most - 10)} | Company`],
  ['there is none', 'a'.repeat(limits.title.most - 9), 'a'.repeat(limits.title.most - 9)],
])('a title carries the company’s name where there is room: %s', (_, title, whole) => {
  expect(brandedTitle(title, 'Company')).toBe(whole)
})

test('a title stands before the company’s name, or alone where it is a person’s', () => {
  expect(headOf('/en-us/contato').title).toBe(brandedTitle(contactTitle, company.name))
  expect(headOf(card).title).toBe(people.ceo.name)
})

// How a graph is put together, and its languages and addresses, is asked of every page that was built (crawler/graph.ts).
describe('the graph', () => {
  test('of a service tells where it is offered, in the words of the language', () => {
    const service = nodeOf('/es-es/servicos/apis', 'Service')
    expect(service?.areaServed).toContainEqual({ '@type': 'Country', name: 'Brasil' })
    expect(service?.areaServed).toContainEqual({ '@type': 'Country', name: 'Estados Unidos' })
  })

  test.each([
    [articleAddress, '/en-us/noticias'],
    [at(`/en-us/casos/${stories[0]?.slug}`), '/en-us/casos'],
    [at(`/pt-br/ia-noticia/${aiNewsDemo.items[0]?.slug}`), '/ia-noticia'],
  ])('of %s leads there by the page that lists it', (address, list) => {
    const steps = nodeOf(address as SitePath, 'BreadcrumbList')?.itemListElement as { item: string }[]
    expect(steps.map(({ item }) => item)).toContain(absoluteUrl(list))
  })
})
