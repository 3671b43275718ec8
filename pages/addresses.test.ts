import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { people } from '../content/company/people.ts'
import { news } from '../content/news/news.ts'
import { loadAllMessages } from '../locales/intl.ts'
import { localeIds } from '../locales/locales.ts'
import { emptyPageData } from '../tests/empty-page-data.ts'
import type { PathInLanguage, SitePath } from '../tests/site/site-path.ts'
import { addressAt, allAddresses, languageAddresses } from './addresses.ts'
import { createSiteRouter } from './router.ts'

const article = `/es-es/noticias/${news[0]?.slug}` as const
const known = allAddresses()

describe('the languages of a page', () => {
  test.each<[SitePath, PathInLanguage]>([
    ['/', ''],
    ['/en-us', ''],
    ['/en-us/inicio', '/inicio'],
    ['/en-us/quem-somos', '/quem-somos'],
    [article, article.replace('/es-es', '') as PathInLanguage],
    [`/contato-${people.ceo.slug}`, `/contato-${people.ceo.slug}`],
    [`/en-us/contato-${people.ceo.slug}`, `/contato-${people.ceo.slug}`],
    ['/ia-noticia', ''],
    ['/404', ''],
  ])('%s has the path %j in each language, the home page if it exists in one only', (pathname, rest) => {
    expect(languageAddresses(addressAt(pathname))).toEqual(inEachLanguage(rest))
  })
})

describe('the addresses of the site', () => {
  test('are those of every route', async () => {
    await loadAllMessages('pt-br')
    const first = { page: emptyPageData('pt-br'), content: {} }
    const { routesByPath } = createSiteRouter(createMemoryHistory(), { first }, { isServer: true })
    expect(new Set(known.map(({ path }) => path))).toEqual(new Set(Object.keys(routesByPath)))
  })
})

function inEachLanguage(rest: PathInLanguage) {
  return Object.fromEntries(localeIds.map((locale) => [locale, `/${locale}${rest}`]))
}
