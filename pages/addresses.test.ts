import { describe, expect, test } from 'vitest'
import { aiNewsDemo } from '../content/ai-news'
import { news } from '../content/news/news'
import { people } from '../content/people'
import { services } from '../content/services/services'
import { localeIds } from '../locales/locales'
import type { PageId } from '../pages/routes'
import { at, type PathInLanguage } from '../tests/site-path'
import { allAddresses, canonicalAddresses, languageAddresses } from './addresses'

const known = allAddresses()
const addresses = known.map(({ pathname }) => pathname)

describe('the languages of a page', () => {
  test.each<[PageId, Record<string, string>, PathInLanguage]>([
    ['home', {}, ''],
    ['home', { locale: 'en-us' }, ''],
    ['standardHome', { locale: 'en-us' }, '/inicio'],
    ['about', { locale: 'en-us' }, '/quem-somos'],
    ['article', { locale: 'es-es', slug: 'a' }, '/noticias/a'],
    ['businessCard', { name: 'helena' }, '/contato-helena'],
    ['businessCard', { locale: 'en-us', name: 'helena' }, '/contato-helena'],
  ])('%s with %o keeps its path and changes its language', (page, params, rest) => {
    expect(languageAddresses(page, params)).toEqual(inEachLanguage(rest))
  })

  test.each<[PageId | undefined, Record<string, string>]>([
    ['aiNews', {}],
    ['aiNewsItem', { slug: 'a' }],
    [undefined, {}],
  ])('%s stands in one language, so the others lead to their homes', (page, params) => {
    expect(languageAddresses(page, params)).toEqual(inEachLanguage(''))
  })

  test('are addresses of the site, whatever the page', () => {
    for (const { id, params } of known)
      expect(addresses).toEqual(expect.arrayContaining(Object.values(languageAddresses(id, params))))
  })
})

describe('search engines are told', () => {
  test.each<[PageId, PathInLanguage]>([
    ['standardHome', ''],
    ['standardAbout', '/quem-somos'],
    ['businessCard', '/contato-a'],
  ])('one address for each language of %s', (page, rest) => {
    expect(canonicalAddresses(page, { name: 'a' })).toEqual(inEachLanguage(rest))
  })

  test('the one address of a page in one language', () => {
    expect(canonicalAddresses('aiNewsItem', { slug: 'a' })).toBe(at('/pt-br/ia-noticia/a'))
  })
})

describe('the addresses of the site', () => {
  test('are listed once each, with every parameter filled in', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(address).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/)
  })

  test.each(localeIds)('hold each entry of the content in %s', (locale) => {
    const articles = known.filter(({ id, params }) => id === 'article' && params.locale === locale)
    expect(articles.map(({ params }) => params.slug)).toEqual(news.map(({ slug }) => slug))
    expect(addressesBelow(at(`/${locale}/servicos/`))).toEqual(services.map(({ slug }) => slug))
    expect(addressesBelow(at(`/${locale}/contato-`))).toEqual([people.ceo.slug])
    expect(addresses).toContain(`/${locale}/404`)
  })

  test('hold the home and the business card without a language, and the demonstration in Portuguese alone', () => {
    const others = addresses.filter((address) => !localeIds.some((locale) => address.startsWith(`/${locale}`)))
    expect(others.sort()).toEqual(['/', '/404', at(`/contato-${people.ceo.slug}`), at('/ia-noticia')])
    expect(addresses.filter((address) => address.startsWith(at('/pt-br/ia-noticia/')))).toEqual(
      aiNewsDemo.items.map(({ slug }) => at(`/pt-br/ia-noticia/${slug}`)),
    )
  })
})

function inEachLanguage(rest: PathInLanguage) {
  return Object.fromEntries(localeIds.map((locale) => [locale, `/${locale}${rest}`]))
}

function addressesBelow(start: string): string[] {
  return addresses.filter((address) => address.startsWith(start)).map((address) => address.slice(start.length))
}
