// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { localeIds } from '../locales/locales'
import { pageSources } from '../pages/sources'
import { allRequests, fillPath, languagePaths } from './page-addresses'

describe('the parameters of a path are filled', () => {
  test.each([
    ['/', {}, '/'],
    ['/$locale', { locale: 'en-us' }, '/en-us'],
    ['/$locale/servicos/$slug', { locale: 'es-es', slug: 'apis' }, '/es-es/servicos/apis'],
    ['/contato-{$name}', { name: 'helena' }, '/contato-helena'],
    ['/$locale/contato-{$name}', { locale: 'pt-br', name: 'helena' }, '/pt-br/contato-helena'],
  ])('%s', (path, params, expected) => {
    expect(fillPath(path, params)).toBe(expected)
  })

  test('and one without a value is named', () => {
    expect(() => fillPath('/$locale/servicos/$slug', { locale: 'pt-br' })).toThrow(
      /"\/\$locale\/servicos\/\$slug".*"slug"/,
    )
  })
})

describe('the languages of a page', () => {
  test.each([
    ['/', {}, ''],
    ['/$locale', { locale: 'en-us' }, ''],
    ['/$locale/quem-somos', { locale: 'en-us' }, '/quem-somos'],
    ['/$locale/noticias/$slug', { locale: 'es-es', slug: 'superando-barreiras' }, '/noticias/superando-barreiras'],
    ['/contato-{$name}', { name: 'helena' }, '/contato-helena'],
    ['/$locale/contato-{$name}', { locale: 'en-us', name: 'helena' }, '/contato-helena'],
  ])('%s keeps its path and changes its language', (path, params, rest) => {
    expect(languagePaths(path, params)).toEqual({
      'pt-br': `/pt-br${rest}`,
      'en-us': `/en-us${rest}`,
      'es-es': `/es-es${rest}`,
    })
  })

  test.each([
    ['/ia-noticia', {}],
    ['/pt-br/ia-noticia/$slug', { slug: 'a' }],
    ['/$', {}],
  ])('%s has no counterparts and leads to the homes', (path, params) => {
    expect(languagePaths(path, params)).toEqual({ 'pt-br': '/pt-br', 'en-us': '/en-us', 'es-es': '/es-es' })
  })

  test('are addresses of the site, whatever the page', () => {
    const addresses = new Set(allRequests().map(({ pathname }) => pathname))
    for (const [path, source] of Object.entries(pageSources)) {
      const paramSets: Record<string, string>[] = 'addresses' in source ? (source.addresses?.() ?? []) : [{}]
      for (const params of paramSets)
        for (const address of Object.values(languagePaths(path, { ...params, locale: 'pt-br' })))
          expect(addresses, path).toContain(address)
    }
  })
})

describe('the addresses of the site', () => {
  const addresses = allRequests().map(({ pathname }) => pathname)

  test('are 83, each once', () => {
    expect(addresses).toHaveLength(83)
    expect(new Set(addresses).size).toBe(83)
  })

  test('are whole and plain', () => {
    for (const address of addresses) expect(address).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/)
  })

  test.each(localeIds)('hold every screen in %s', (locale) => {
    expect(addresses).toEqual(
      expect.arrayContaining(
        [
          '',
          '/quem-somos',
          '/servicos/plataforma-web',
          '/servicos/aplicativos-mobile',
          '/servicos/manutencao-de-software',
          '/servicos/outsourcing',
          '/servicos/apis',
          '/servicos/design',
          '/servicos/inteligencia-artificial',
          '/contato',
          '/obrigado',
          '/produtos-de-ia',
          '/noticias',
          '/inteligencia-artificial',
          '/fabrica-de-software',
          '/contrate',
          '/politica-de-privacidade',
          '/404',
        ].map((path) => `/${locale}${path}`),
      ),
    )
    expect(addresses.filter((address) => address.startsWith(`/${locale}/noticias/`))).toHaveLength(5)
    expect(addresses.filter((address) => address.startsWith(`/${locale}/contato-`))).toHaveLength(1)
  })

  test('hold the home and the business share image without a language, and the demo in Portuguese alone', () => {
    const others = addresses.filter((address) => !localeIds.some((locale) => address.startsWith(`/${locale}`)))
    expect(others).toEqual(['/', '/contato-helena', '/ia-noticia', '/404'])
    expect(addresses.filter((address) => address.includes('/ia-noticia/'))).toEqual([
      '/pt-br/ia-noticia/clinicas-odontologicas-agenda-com-ia',
    ])
  })
})
