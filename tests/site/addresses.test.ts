import { describe, expect, test } from 'vitest'
import { people } from '../../content/people'
import { services } from '../../content/services/services'
import { localeIds, localeOfPath, locales } from '../../locales/locales'
import { addresses, documentOf, mainOf, one, words } from '../built-site'
import { text } from '../messages'
import { at, type SitePath } from '../site-path'
import { atLeast } from '../specified-counts'

// That every page exists in each language, says which one it is in, and that all its links lead somewhere, is the crawler's part of the build.

function headingOf(address: SitePath): string {
  return words(one(mainOf(address), 'h1'))
}

// The addresses stand here as they are specified. All other tests follow the table of pages.

describe.each(localeIds)('below /%s', (locale) => {
  test.each([
    ['', 'home.hero.title'],
    ['/inicio', 'home.standard.banner.title'],
    ['/quem-somos', 'about.hero.title'],
    ['/sobre', 'about.hero.title'],
    ['/contato', 'contact.page.title'],
    ['/obrigado', 'thanks.title'],
    ['/produtos-de-ia', 'products.hero.title'],
    ['/noticias', 'news.list.title'],
    ['/inteligencia-artificial', 'ai.hero.title'],
    ['/fabrica-de-software', 'factory.hero.title'],
    ['/contrate', 'hire.hero.title'],
    ['/politica-de-privacidade', 'layout.footer.privacy'],
  ] as const)('%s is the page of %s', (path, heading) => {
    expect(headingOf(`/${locale}${path}`)).toBe(text(locale, heading))
  })

  test.each(services.map(({ slug, title }) => [slug, title] as const))(
    '/servicos/%s is the page of %s',
    (slug, title) => {
      expect(headingOf(`/${locale}/servicos/${slug}`)).toBe(text(locale, title))
    },
  )

  test.each(Object.keys(atLeast.bullets))('/servicos/%s exists, as specified', (slug) => {
    expect(addresses).toContain(`/${locale}/servicos/${slug}`)
  })

  test('every article has a heading of its own', () => {
    const articles = addresses.filter((address) => address.startsWith(`/${locale}/noticias/`))
    expect(new Set(articles.map(headingOf)).size).toBe(articles.length)
  })
})

test('/ is the home, in the same variant as /pt-br', () => {
  expect(words(mainOf('/'))).toBe(words(mainOf('/pt-br')))
})

test('/contato-{name} is the business card, with and without a language', () => {
  const card = at(`/contato-${people.ceo.slug}`)
  expect(addresses.filter((address) => address.includes('/contato-')).sort()).toEqual(
    [card, ...localeIds.map((locale) => `/${locale}${card}`)].sort(),
  )
  expect(words(mainOf(card))).toBe(words(mainOf(`/pt-br${card}`)))
})

test('/ia-noticia and /pt-br/ia-noticia/{slug} are the demonstration of AI News, in Portuguese only', () => {
  const demonstration = addresses.filter((address) => address.includes('ia-noticia'))
  expect(demonstration).toContain('/ia-noticia')
  for (const address of demonstration) expect(address).toMatch(/^(\/pt-br)?\/ia-noticia/)
})

test('an address without a language is in the default one', () => {
  for (const address of addresses.filter((path) => !localeIds.some((id) => path.split('/')[1] === id)))
    expect(one(documentOf(address), 'html').getAttribute('lang'), address).toBe('pt-BR')
})

test('a link into another language belongs to a language switcher, or to a call or page that is Portuguese only', () => {
  const toPortuguese: Record<string, string[]> = {
    '': ['/pt-br/contato'],
    '/noticias/{slug}': ['/pt-br/contato'],
    '/produtos-de-ia': ['/ia-noticia'],
  }
  for (const address of addresses) {
    const own = localeOfPath(address)
    const foreign = documentOf(address)
      .querySelectorAll('a[hreflang]:not([lang])')
      .filter((link) => link.getAttribute('hreflang') !== locales[own].tag)
    const path = address.slice(`/${own}`.length).replace(/(?<=.)\/[^/]+$/, '/{slug}')
    expect(
      foreign.map((link) => link.getAttribute('href')),
      address,
    ).toEqual((own !== 'pt-br' && toPortuguese[path]) || [])
  }
})
