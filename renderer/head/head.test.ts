// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { news } from '../../content/news/news'
import { createPageAssembler } from '../assemble-page'
import { allRequests } from '../page-addresses'

const load = createPageAssembler()
const pages = new Map(allRequests().map((request) => [request.pathname, load(request).page]))

interface Node {
  '@type': string
  '@id': string
  [property: string]: unknown
}

function headOf(address: string) {
  const page = pages.get(address)
  if (!page) throw new Error(`There is no page at ${address}.`)
  return page.head
}

function graphOf(address: string): Node[] {
  return JSON.parse(pages.get(address)?.graph ?? '{"@graph":[]}')['@graph']
}

function nodeOf(address: string, type: string): Node | undefined {
  return graphOf(address).find((node) => node['@type'] === type)
}

describe('a title', () => {
  test.each([
    ['/en-us/contato', 'Talk to our team and get a quote | Tecto'],
    ['/pt-br/contato-helena', 'Helena Távora'],
    [
      '/es-es/noticias/perfil-na-educacao-online',
      news.find(({ slug }) => slug === 'perfil-na-educacao-online')?.title['es-es'],
    ],
  ])('of %s carries the company’s name where there is room', (address, title) => {
    expect(headOf(address).title).toBe(title)
  })

  test('never has more than 60 characters, nor a description fewer than 70 or more than 160', () => {
    for (const [address, { head }] of pages) {
      expect(head.title.length, address).toBeLessThanOrEqual(60)
      expect(head.description.length, address).toBeGreaterThanOrEqual(70)
      expect(head.description.length, address).toBeLessThanOrEqual(160)
    }
  })
})

describe('what a page is shared with', () => {
  test('is a share image of its own, without the company’s name, which the share image carries already', () => {
    expect(headOf('/en-us/contato').share).toMatchObject({
      kind: 'website',
      title: 'Talk to our team and get a quote',
      image: expect.stringMatching(/^https:\/\/tecto\.example\/share-images\/[0-9a-f]{16}\.jpg$/),
    })
    expect(headOf('/en-us/contato').share?.image).not.toBe(headOf('/pt-br/contato').share?.image)
  })

  test.each([
    ['/pt-br/noticias/superando-barreiras', 'article'],
    ['/es-es/contato-helena', 'profile'],
    ['/pt-br', 'website'],
  ])('%s is a %s', (address, kind) => {
    expect(headOf(address).share?.kind).toBe(kind)
  })

  test('an unknown address shares nothing and tells nothing', () => {
    expect(headOf('/en-us/404').share).toBeUndefined()
    expect(pages.get('/en-us/404')?.graph).toBeUndefined()
  })
})

describe('the graph', () => {
  test.each([
    ['/pt-br', 'WebPage'],
    ['/pt-br/quem-somos', 'AboutPage'],
    ['/pt-br/contato', 'ContactPage'],
    ['/pt-br/noticias', 'CollectionPage'],
    ['/pt-br/contato-helena', 'ProfilePage'],
  ])('of %s tells of a %s of the site, and of the company', (address, type) => {
    expect(graphOf(address).map((node) => node['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebSite', type]),
    )
    expect(nodeOf(address, type)).toMatchObject({
      url: `https://tecto.example${address}`,
      inLanguage: 'pt-BR',
      isPartOf: { '@id': nodeOf(address, 'WebSite')?.['@id'] },
    })
  })

  test('of an article tells dates, author and the way to it', () => {
    const address = '/en-us/noticias/superando-barreiras'
    const organization = { '@id': nodeOf(address, 'Organization')?.['@id'] }
    expect(nodeOf(address, 'NewsArticle')).toMatchObject({
      headline: headOf(address).share?.title,
      datePublished: '2016-03-29',
      author: organization,
      publisher: organization,
    })
    expect(nodeOf(address, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, item: 'https://tecto.example/en-us' },
      { position: 2, item: 'https://tecto.example/en-us/noticias' },
      { position: 3, item: `https://tecto.example${address}` },
    ])
  })

  test('of a service tells where it is offered, in the words of the language', () => {
    const service = nodeOf('/es-es/servicos/apis', 'Service')
    expect(service?.areaServed).toContainEqual({ '@type': 'Country', name: 'Brasil' })
    expect(service?.areaServed).toContainEqual({ '@type': 'Country', name: 'Estados Unidos' })
  })

  test('of the news tells of three videos, that of the share image of a person', () => {
    const videos = graphOf('/pt-br/noticias').filter((node) => node['@type'] === 'VideoObject')
    expect(videos.map(({ uploadDate }) => uploadDate)).toEqual(['2024-03-12', '2023-09-05', '2023-11-21'])
    expect(nodeOf('/en-us/contato-helena', 'Person')).toMatchObject({ name: 'Helena Távora' })
  })

  test('of a variant is that of the page it stands for', () => {
    expect(nodeOf('/', 'WebPage')?.url).toBe('https://tecto.example/pt-br')
  })

  test('cannot end the element that it stands in', () => {
    for (const { graph } of pages.values()) expect(graph ?? '').not.toContain('<')
  })
})
