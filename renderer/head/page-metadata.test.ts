import { describe, expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news.ts'
import { company } from '../../content/company/company.ts'
import { people } from '../../content/company/people.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { news } from '../../content/news/news.ts'
import { stories } from '../../content/stories/stories.ts'
import { localeIds, locales } from '../../locales/locales.ts'
import { at, type SitePath } from '../../tests/site/site-path.ts'
import { buildPage } from '../prerender/build-page.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'
import { sitePages } from '../prerender/site-pages.ts'

const pages = new Map(
  await Promise.all(sitePages.map(async ({ pathname }) => [pathname, await buildPage(pathname)] as const)),
)

interface Node {
  '@type': string
  '@id': string
  [property: string]: unknown
}

function metadataOf(address: SitePath) {
  const page = pages.get(address)
  if (!page) throw new Error(`There is no page at ${address}.`)
  return page.metadata
}

function jsonLdOf(address: SitePath): Node[] {
  return JSON.parse(JSON.stringify(metadataOf(address).jsonLd ?? { '@graph': [] }))['@graph']
}

function nodeOf(address: SitePath, type: string): Node | undefined {
  return jsonLdOf(address).find((node) => node['@type'] === type)
}

const card = at(`/en-us/contato-${people.ceo.slug}`)
const [article] = news
const articleAddress = at(`/en-us/noticias/${article?.slug}`)

describe('what social networks show', () => {
  test.each([
    [articleAddress, 'article', article?.date],
    [card, 'website', undefined],
    ['/en-us/contato', 'website', undefined],
  ] as const)('of %s: a %s with its text, address, languages and picture', (address, kind, date) => {
    const { canonical, tags } = metadataOf(address)
    const valuesOf = (key: string) =>
      tags.metas.filter(({ property, name }) => (property ?? name) === key).map(({ content }) => content)
    const expected = {
      'og:type': kind,
      'og:site_name': company.name,
      'og:title': expect.any(String),
      'og:description': valuesOf('description')[0],
      'og:url': canonical,
      'og:image': expect.stringMatching(/^https:.*\.jpg$/),
      'og:image:alt': valuesOf('og:title')[0],
      'og:locale': 'en_US',
      'twitter:card': 'summary_large_image',
      'article:published_time': date && noonOf(date),
    }
    for (const [name, value] of Object.entries(expected)) expect(valuesOf(name), name).toEqual(value ? [value] : [])
    expect(valuesOf('og:locale:alternate')).toEqual(
      localeIds.filter((other) => other !== 'en-us').map((other) => locales[other].tag.replace('-', '_')),
    )
  })
})

test('each language of a page is named by language and region, by language alone, and one for all others', () => {
  const named = metadataOf('/en-us/contato').alternates.map(({ hrefLang, href }) => [hrefLang, href])
  for (const id of localeIds)
    for (const tag of [locales[id].tag, locales[id].tag.slice(0, 2)])
      expect(named).toContainEqual([tag, absoluteUrl(`/${id}/contato`)])
  expect(named).toContainEqual(['x-default', absoluteUrl('/en-us/contato')])
})

describe('the JSON-LD', () => {
  test.each([
    [articleAddress, '/en-us/noticias'],
    [at(`/en-us/casos/${stories[0]?.slug}`), '/en-us/casos'],
    [at(`/pt-br/ia-noticia/${aiNewsDemo.items[0]?.slug}`), '/ia-noticia'],
  ])('of %s has breadcrumbs through the page that lists it', (address, list) => {
    const steps = nodeOf(address as SitePath, 'BreadcrumbList')?.itemListElement as { item: string }[]
    expect(steps.map(({ item }) => item)).toContain(absoluteUrl(list))
  })

  test('names an article of the press and a story, but no news that the demonstration invents', () => {
    const story = at(`/en-us/casos/${stories[0]?.slug}`)
    const invented = at(`/pt-br/ia-noticia/${aiNewsDemo.items[0]?.slug}`)
    const named = [articleAddress, story, invented].map((address) => nodeOf(address, 'Article') !== undefined)
    expect(named).toEqual([true, true, false])
    // The publisher of an article of the press is its author.
    const [{ brand, originalLink } = expect.fail()] = news
    const press = { author: { name: brand }, isBasedOn: originalLink }
    expect(nodeOf(at(`/en-us/noticias/${news[0]?.slug}`), 'Article')).toMatchObject(press)
    expect(nodeOf(story, 'Article')).toMatchObject({ author: { name: company.name } })
  })

  test('of the home has no breadcrumbs', () => {
    expect(nodeOf('/en-us', 'BreadcrumbList')).toBeUndefined()
  })
})
