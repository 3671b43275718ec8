import { afterEach, describe, expect, test, vi } from 'vitest'
import { people } from '../content/people'
import type { Variant } from '../content/site'
import type { PageId } from '../pages/routes'
import { at, type SitePath } from '../tests/site-path'
import { createPageAssembler } from './assemble-page'
import { readViewSources } from './view-sources'

const assemble = createPageAssembler(readViewSources())
const ceo = people.ceo.slug

/** A page at an address, which the router would have found in the table. */
function pageAt(page: PageId | undefined, pathname: string, params: Record<string, string> = {}) {
  return assemble({ page, params, pathname })
}

describe('the place of a page', () => {
  test.each<[PageId, SitePath, Record<string, string>, SitePath]>([
    ['home', '/', {}, '/pt-br'],
    ['home', '/es-es', { locale: 'es-es' }, '/es-es'],
    ['about', '/en-us/quem-somos', { locale: 'en-us' }, '/en-us/quem-somos'],
    ['businessCard', `/contato-${ceo}`, { name: ceo }, `/pt-br/contato-${ceo}`],
    ['aiNews', '/ia-noticia', {}, '/ia-noticia'],
  ])('%s at %s: the canonical address', (page, pathname, params, canonical) => {
    expect(pageAt(page, pathname, params).head.canonical).toBe(`https://tecto.example${canonical}`)
  })

  test('names the page in every language, and the default', () => {
    const { alternates } = pageAt('contact', at('/en-us/contato'), { locale: 'en-us' }).head
    expect(alternates.map(({ hrefLang, href }) => [hrefLang, new URL(href).pathname])).toEqual([
      ['pt-BR', at('/pt-br/contato')],
      ['en-US', at('/en-us/contato')],
      ['es-ES', at('/es-es/contato')],
      ['x-default', at('/pt-br/contato')],
    ])
  })

  test.each<[PageId, SitePath, Record<string, string>]>([
    ['aiNews', '/ia-noticia', {}],
    ['thanks', '/pt-br/obrigado', { locale: 'pt-br' }],
    ['standardAbout', '/pt-br/sobre', { locale: 'pt-br' }],
  ])('%s names no counterparts', (page, pathname, params) => {
    expect(pageAt(page, pathname, params).head.alternates).toEqual([])
  })

  test.each<[PageId, SitePath, boolean]>([
    ['home', '/pt-br', true],
    ['news', '/pt-br/noticias', true],
    ['thanks', '/pt-br/obrigado', false],
  ])('%s at %s is indexed: %s', (page, pathname, isIndexed) => {
    expect(pageAt(page, pathname, { locale: 'pt-br' }).head.isIndexed).toBe(isIndexed)
  })
})

describe('of two variants, the one that content/site.ts names has the page’s own path, and is canonical for the other', () => {
  afterEach(() => {
    vi.doUnmock('../content/site')
    vi.resetModules()
  })

  test.each<[Variant, PageId, PageId, PageId, PageId]>([
    ['alternative', 'home', 'standardHome', 'about', 'standardAbout'],
    ['standard', 'standardHome', 'home', 'standardAbout', 'about'],
  ])('%s', async (primary, home, secondHome, about, secondAbout) => {
    const { addressesOf, headOf } = await siteWith({ primaryHome: primary, primaryAbout: primary })
    expect(addressesOf(home)).toEqual(expect.arrayContaining(['/', '/en-us']))
    const places: [PageId, path: SitePath, canonical: SitePath, isIndexed: boolean][] = [
      [home, '/en-us', '/en-us', true],
      [secondHome, '/en-us/inicio', '/en-us', false],
      [about, '/en-us/quem-somos', '/en-us/quem-somos', true],
      [secondAbout, '/en-us/sobre', '/en-us/quem-somos', false],
    ]
    for (const [page, path, canonical, isIndexed] of places) {
      expect(addressesOf(page)).toContain(path)
      expect(headOf(page, path)).toMatchObject({ isIndexed, canonical: `https://tecto.example${canonical}` })
    }
  })

  async function siteWith(settings: Record<'primaryHome' | 'primaryAbout', Variant>) {
    vi.resetModules()
    vi.doMock('../content/site', async (original) => ({ ...(await original<object>()), ...settings }))
    const { allRequests } = await import('./page-addresses')
    const assemble = (await import('./assemble-page')).createPageAssembler(readViewSources())
    const requests = allRequests()
    return {
      addressesOf: (id: PageId) => requests.filter(({ page }) => page === id).map(({ pathname }) => pathname),
      headOf: (page: PageId, pathname: string) => assemble({ page, params: { locale: 'en-us' }, pathname }).head,
    }
  }
})

describe('an unknown address', () => {
  test.each<[PageId | undefined, string, Record<string, string>, string]>([
    [undefined, '/nada', {}, 'pt-br'],
    [undefined, '/en-us/nothing/here', {}, 'en-us'],
    ['home', '/fr-fr', { locale: 'fr-fr' }, 'pt-br'],
    ['article', '/es-es/noticias/nada', { locale: 'es-es', slug: 'nada' }, 'es-es'],
    ['businessCard', '/contato-ninguem', { name: 'ninguem' }, 'pt-br'],
  ])('%s at %s is answered in the nearest language', (id, pathname, params, locale) => {
    const page = pageAt(id, pathname, params)
    expect(page).toMatchObject({ page: { isUnknownAddress: true, locale }, head: { isIndexed: false, alternates: [] } })
    expect(page.head.canonical).toBeUndefined()
  })
})

describe('the messages of a page', () => {
  const { messages } = pageAt('contact', at('/pt-br/contato'), { locale: 'pt-br' }).page

  test('are those of its code and of the frame around it', () => {
    expect(messages).toHaveProperty(['contact.form.name.label'])
    expect(messages).toHaveProperty(['layout.nav.home'])
  })

  test('include those that show only later', () => {
    expect(messages).toHaveProperty(['consent.accept'])
    expect(messages).toHaveProperty(['error.unexpected.retry'])
  })

  test('are not those of other pages', () => {
    expect(messages).not.toHaveProperty(['home.hero.title'])
    expect(messages).not.toHaveProperty(['lead.form.name.label'])
  })
})
