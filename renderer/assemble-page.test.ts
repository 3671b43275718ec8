// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createPageAssembler } from './assemble-page'

const load = createPageAssembler()

/** The page at an address, which the router would have found under this path. */
function pageAt(path: string, pathname: string, params: Record<string, string> = {}) {
  return load({ path, params, pathname }).page
}

describe('the place of a page', () => {
  test.each([
    ['/', '/', {}, '/pt-br'],
    ['/$locale', '/es-es', { locale: 'es-es' }, '/es-es'],
    ['/$locale/inicio', '/en-us/inicio', { locale: 'en-us' }, '/en-us'],
    ['/$locale/quem-somos', '/en-us/quem-somos', { locale: 'en-us' }, '/en-us/quem-somos'],
    ['/$locale/sobre', '/es-es/sobre', { locale: 'es-es' }, '/es-es/quem-somos'],
    ['/contato-{$name}', '/contato-helena', { name: 'helena' }, '/pt-br/contato-helena'],
    ['/ia-noticia', '/ia-noticia', {}, '/ia-noticia'],
  ])('%s at %s: the canonical address', (path, pathname, params, canonical) => {
    expect(pageAt(path, pathname, params).head.canonical).toBe(`https://tecto.example${canonical}`)
  })

  test('names the page in every language, and the default', () => {
    const { alternates } = pageAt('/$locale/contato', '/en-us/contato', { locale: 'en-us' }).head
    expect(alternates.map(({ hrefLang, href }) => [hrefLang, new URL(href).pathname])).toEqual([
      ['pt-BR', '/pt-br/contato'],
      ['en-US', '/en-us/contato'],
      ['es-ES', '/es-es/contato'],
      ['x-default', '/pt-br/contato'],
    ])
  })

  test.each([
    ['/ia-noticia', '/ia-noticia', {}],
    ['/$locale/obrigado', '/pt-br/obrigado', { locale: 'pt-br' }],
    ['/$locale/sobre', '/pt-br/sobre', { locale: 'pt-br' }],
  ])('%s names no counterparts', (path, pathname, params) => {
    expect(pageAt(path, pathname, params).head.alternates).toEqual([])
  })

  test.each([
    ['/$locale', true],
    ['/$locale/inicio', false],
    ['/$locale/sobre', false],
    ['/$locale/obrigado', false],
    ['/$locale/noticias', true],
  ])('%s is indexed: %s', (path, isIndexed) => {
    expect(pageAt(path, path.replace('$locale', 'pt-br'), { locale: 'pt-br' }).head.isIndexed).toBe(isIndexed)
  })
})

describe('an unknown address', () => {
  test.each([
    ['/$', '/nada', {}, 'pt-br'],
    ['/$', '/en-us/nothing/here', {}, 'en-us'],
    ['/$locale', '/fr-fr', { locale: 'fr-fr' }, 'pt-br'],
    ['/$locale/noticias/$slug', '/es-es/noticias/nada', { locale: 'es-es', slug: 'nada' }, 'es-es'],
    ['/contato-{$name}', '/contato-ninguem', { name: 'ninguem' }, 'pt-br'],
  ])('%s at %s is answered in the nearest language', (path, pathname, params, locale) => {
    const page = pageAt(path, pathname, params)
    expect(page).toMatchObject({ isUnknownAddress: true, locale, head: { isIndexed: false, alternates: [] } })
    expect(page.head.canonical).toBeUndefined()
  })
})

describe('the messages of a page', () => {
  const { messages } = pageAt('/$locale/contato', '/pt-br/contato', { locale: 'pt-br' })

  test('are those of its code and of the frame around it', () => {
    expect(messages).toHaveProperty(['contact.form.name.label'])
    expect(messages).toHaveProperty(['layout.nav.home'])
  })

  test('include what shows only later', () => {
    expect(messages).toHaveProperty(['consent.accept'])
    expect(messages).toHaveProperty(['error.unexpected.retry'])
  })

  test('are no others', () => {
    expect(messages).not.toHaveProperty(['home.hero.title'])
    expect(messages).not.toHaveProperty(['lead.form.name.label'])
  })
})
