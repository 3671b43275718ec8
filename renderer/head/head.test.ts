import { describe, expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news'
import { company } from '../../content/company'
import { limits } from '../../content/limits'
import { news } from '../../content/news/news'
import { people } from '../../content/people'
import { stories } from '../../content/stories/stories'
import { videos } from '../../content/videos'
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

describe('a title', () => {
  test('stands before the company’s name, or alone where it is a person’s', () => {
    expect(headOf('/en-us/contato').title).toBe(brandedTitle(contactTitle, company.name))
    expect(headOf(card).title).toBe(people.ceo.name)
  })

  test('is as long as search results show, and so is a description', () => {
    for (const [address, { head }] of pages) {
      expect(head.title.length, address).toBeLessThanOrEqual(limits.title.most)
      expect(head.description.length, address).toBeGreaterThanOrEqual(limits.description.least)
      expect(head.description.length, address).toBeLessThanOrEqual(limits.description.most)
    }
  })
})

describe('what a page is shared with', () => {
  test('is a share image of its own, without the company’s name, which the share image carries already', () => {
    expect(headOf('/en-us/contato').share).toMatchObject({
      kind: 'website',
      title: contactTitle,
      image: expect.stringMatching(/^https:\/\/[^/]+\/share-images\/[0-9a-f]{16}\.jpg$/),
    })
    expect(headOf('/en-us/contato').share?.image).not.toBe(headOf('/pt-br/contato').share?.image)
  })

  test.each([
    [articleAddress, 'article'],
    [card, 'profile'],
    ['/pt-br', 'website'],
  ] as const)('%s is a %s', (address, kind) => {
    expect(headOf(address).share?.kind).toBe(kind)
  })

  test('a page at an unknown address has no share tags and no graph', () => {
    expect(headOf('/en-us/404').share).toBeUndefined()
    expect(headOf('/en-us/404').graph).toBeUndefined()
  })
})

describe('the graph', () => {
  test.each([
    ['/en-us', 'WebPage'],
    ['/en-us/quem-somos', 'AboutPage'],
    ['/en-us/contato', 'ContactPage'],
    ['/en-us/noticias', 'CollectionPage'],
    [card, 'ProfilePage'],
  ] as const)('of %s tells of a %s of the site, and of the company', (address, type) => {
    expect(graphOf(address).map((node) => node['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebSite', type]),
    )
    expect(nodeOf(address, type)).toMatchObject({
      url: absoluteUrl(address),
      inLanguage: 'en-US',
      isPartOf: { '@id': nodeOf(address, 'WebSite')?.['@id'] },
    })
  })

  test.each([
    ['/en-us', true],
    ['/en-us/quem-somos', true],
    ['/en-us/contato', true],
    ['/en-us/noticias', false],
    [articleAddress, false],
  ] as const)('of %s tells how to reach the company: %s', (address, isTold) => {
    expect('contactPoint' in (nodeOf(address, 'Organization') ?? {})).toBe(isTold)
  })

  test('of an article tells dates, author and the way to it', () => {
    const address = articleAddress
    const organization = { '@id': nodeOf(address, 'Organization')?.['@id'] }
    expect(nodeOf(address, 'NewsArticle')).toMatchObject({
      headline: headOf(address).share?.title,
      datePublished: article?.date,
      author: organization,
      publisher: organization,
    })
    expect(nodeOf(address, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, item: absoluteUrl('/en-us') },
      { position: 2, item: absoluteUrl(at('/en-us/noticias')) },
      { position: 3, item: absoluteUrl(address) },
    ])
  })

  test('of a service tells where it is offered, in the words of the language', () => {
    const service = nodeOf('/es-es/servicos/apis', 'Service')
    expect(service?.areaServed).toContainEqual({ '@type': 'Country', name: 'Brasil' })
    expect(service?.areaServed).toContainEqual({ '@type': 'Country', name: 'Estados Unidos' })
  })

  test('of the news tells of every video, that of the business card of a person', () => {
    const told = graphOf('/pt-br/noticias').filter((node) => node['@type'] === 'VideoObject')
    expect(told.map(({ uploadDate }) => uploadDate)).toEqual(videos.map(({ date }) => date))
    expect(nodeOf(card, 'Person')).toMatchObject({ name: people.ceo.name })
  })

  test('of a variant is that of the page it stands for', () => {
    expect(nodeOf('/', 'WebPage')?.url).toBe(absoluteUrl('/pt-br'))
  })

  test.each([
    [articleAddress, '/en-us/noticias'],
    [at(`/en-us/casos/${stories[0]?.slug}`), '/en-us/casos'],
    [at(`/pt-br/ia-noticia/${aiNewsDemo.items[0]?.slug}`), '/ia-noticia'],
  ])('of %s leads there by the page that lists it', (address, list) => {
    const steps = nodeOf(address as SitePath, 'BreadcrumbList')?.itemListElement as { item: string }[]
    expect(steps.map(({ item }) => item)).toContain(absoluteUrl(list))
  })

  test('contains nothing that would end its script element', () => {
    for (const { page } of pages.values())
      expect(/<script[^>]*>(.*)<\/script>/.exec(page.head)?.[1] ?? '').not.toContain('<')
  })
})
