import { describe, expect, test } from 'vitest'
import { people } from '../../content/company/people.ts'
import { localeIds } from '../../locales/locales.ts'
import { readRules } from '../../server/site/site-rules.ts'
import { addresses, attributes, documentOf, mainOf, one, words } from '../site/built-site.ts'
import { at, type SitePath } from '../site/site-path.ts'
import { serviceIds, services } from './services.ts'

// The specification, section 2, "Route table".

const card = at(`/contato-${people.ceo.slug}`)

describe.each(localeIds)('below /%s', (locale) => {
  test.each([
    '',
    '/inicio',
    '/quem-somos',
    '/sobre',
    ...serviceIds.map((id) => `/servicos/${services[id].slug}` as const),
    '/contato',
    '/obrigado',
    '/produtos-de-ia',
    '/noticias',
    '/inteligencia-artificial',
    '/fabrica-de-software',
    '/contrate',
    '/politica-de-privacidade',
    card,
  ])('%j is a page', (path) => {
    expect(addresses).toContain(`/${locale}${path}`)
  })
})

test('without a language, an address leads to the page in the default one; unless it is a page itself', () => {
  const { redirects } = readRules('dist')
  const [own, missing] = [
    ['/ia-noticia', card],
    ['/contato', '/servicos/apis', '/inicio', '/noticias/ia-no-dia-a-dia'],
  ]
  expect(missing.map((path) => redirects[path])).toEqual(missing.map((path) => `/pt-br${path}`))
  for (const path of [...own, '/404', '/pt-br/contato']) expect(redirects).not.toHaveProperty([path])
})

test('/ is the home and /contato-{name} the business card, in the default language', () => {
  expect(words(mainOf('/'))).toBe(words(mainOf('/pt-br')))
  expect(words(mainOf(card))).toBe(words(mainOf(`/pt-br${card}`)))
  for (const address of ['/', card, '/ia-noticia'] as const)
    expect(one(documentOf(address), 'html').getAttribute('lang')).toBe('pt-BR')
})

test.each([
  ['home', '/pt-br', '/pt-br/inicio'],
  ['about', '/pt-br/quem-somos', '/pt-br/sobre'],
] as const)('%s is also served in a second layout, with less text', (_, alternative, standard) => {
  const header = (address: SitePath) => words(one(documentOf(address), 'header'))
  expect(header(alternative)).not.toBe(header(standard))
  expect(words(mainOf(standard)).length).toBeLessThan(words(mainOf(alternative)).length)
})

test('/ia-noticia and /pt-br/ia-noticia/{slug} are the AI News demo, in Portuguese only', () => {
  const demonstration = addresses.filter((address) => address.includes('ia-noticia'))
  expect(demonstration.length).toBeGreaterThan(1)
  for (const address of demonstration) {
    expect(address).toMatch(/^(\/pt-br)?\/ia-noticia/)
    // The language switcher keeps the path, and leads to the homes of the languages that it does not have.
    expect(attributes(documentOf(address), 'header a[lang]', 'href')).toEqual([address, '/en-us', '/es-es'])
  }
})
