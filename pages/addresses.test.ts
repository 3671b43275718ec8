import { describe, expect, test } from 'vitest'
import { localeIds } from '../locales/locales.ts'
import type { PathInLanguage } from '../tests/site/site-path.ts'
import { allAddresses, languageAddresses } from './addresses.ts'
import type { PageId } from './routes.ts'

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
  ])('%s with %o keeps its path in each language', (page, params, rest) => {
    expect(languageAddresses(page, params)).toEqual(inEachLanguage(rest))
  })

  test.each<[PageId | undefined, Record<string, string>]>([
    ['aiNews', {}],
    ['aiNewsItem', { slug: 'a' }],
    [undefined, {}],
  ])('%s exists in one language, so the others lead to their home pages', (page, params) => {
    expect(languageAddresses(page, params)).toEqual(inEachLanguage(''))
  })

  test('are addresses of the site for every page', () => {
    for (const { id, params } of known)
      expect(addresses).toEqual(expect.arrayContaining(Object.values(languageAddresses(id, params))))
  })
})

describe('the addresses of the site', () => {
  test('are listed once each, with every parameter filled in', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(address).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/)
  })
})

function inEachLanguage(rest: PathInLanguage) {
  return Object.fromEntries(localeIds.map((locale) => [locale, `/${locale}${rest}`]))
}
