import { describe, expect, onTestFinished, test } from 'vitest'
import { domainsOf } from './domain-settings'
import { type Domains, domainRedirect, domainRules, originOf } from './domains'
import { type LocaleId, locales } from './locales'

const domains: Domains = [
  { locale: 'pt-br', name: 'tecto.example' },
  { locale: 'en-us', name: 'tecto-software.example' },
]
const stays = undefined

/** A row of the table below is a host; its columns are these paths. */
const paths = ['/', '/pt-br', '/pt-br/contato', '/en-us', '/en-us/contato', '/es-es', '/es-es/contato', '/ia-noticia']
const table: Record<string, (string | undefined)[]> = {
  'tecto.example': [
    stays,
    stays,
    stays,
    'https://tecto-software.example/en-us',
    'https://tecto-software.example/en-us/contato',
    stays,
    stays,
    stays,
  ],
  'www.tecto.example': [
    stays,
    stays,
    stays,
    'https://www.tecto-software.example/en-us',
    'https://www.tecto-software.example/en-us/contato',
    stays,
    stays,
    stays,
  ],
  'tecto-software.example': [
    '/en-us',
    'https://tecto.example/pt-br',
    'https://tecto.example/pt-br/contato',
    stays,
    stays,
    stays,
    stays,
    stays,
  ],
  'www.tecto-software.example': [
    '/en-us',
    'https://www.tecto.example/pt-br',
    'https://www.tecto.example/pt-br/contato',
    stays,
    stays,
    stays,
    stays,
    stays,
  ],
  localhost: paths.map(() => stays),
  'preview.tecto.example': paths.map(() => stays),
  'www.www.tecto.example': paths.map(() => stays),
  'nottecto.example': paths.map(() => stays),
  'tecto.example.other.example': paths.map(() => stays),
  '': paths.map(() => stays),
}

describe.each(Object.entries(table))('on %s', (host, expected) => {
  test.each(paths.map((path, index) => [path, expected[index]] as const))('%s leads to %s', (path, target) => {
    expect(domainRedirect(host, path, domains)).toBe(target)
  })

  test.each(paths)('%s is redirected at most once', (path) => {
    const target = domainRedirect(host, path, domains)
    if (!target) return
    const { host: nextHost, pathname } = new URL(target, `https://${host}`)
    expect(domainRedirect(nextHost, pathname, domains)).toBeUndefined()
  })
})

test.each([
  ['/en-usage', stays],
  ['/x/en-us', stays],
  ['/EN-US/contato', 'https://tecto-software.example/EN-US/contato'],
  ['/en-us//other.example', 'https://tecto-software.example/en-us//other.example'],
  ['//en-us', stays],
])('only the first segment counts, whole and in any case: %s', (path, target) => {
  expect(domainRedirect('Tecto.Example', path, domains)).toBe(target)
})

describe('a third domain', () => {
  const three: Domains = [...domains, { locale: 'es-es', name: 'tecto.es.example' }]

  test.each([
    ['tecto.example', '/es-es/contato', 'https://tecto.es.example/es-es/contato'],
    ['tecto-software.example', '/es-es', 'https://tecto.es.example/es-es'],
    ['www.tecto.es.example', '/', '/es-es'],
    ['www.tecto.es.example', '/en-us', 'https://www.tecto-software.example/en-us'],
    ['tecto.es.example', '/es-es/contato', stays],
  ])('%s%s leads to %s', (host, path, target) => {
    expect(domainRedirect(host, path, three)).toBe(target)
  })

  test('is in the list of rules for other servers, which redirects as the function does', () => {
    const rules = domainRules(three)
    expect(rules).toHaveLength(2 * (2 + 3 + 3))
    for (const { host, path, target } of rules) expect(domainRedirect(host, path, three)).toBe(target)
  })

  test('needs only its setting in the table of languages', () => {
    const spanish = locales['es-es']
    spanish.domainSetting = 'VITE_DOMAIN_ES'
    onTestFinished(() => {
      delete spanish.domainSetting
    })
    const settings = { VITE_DOMAIN_PT: 'a.example', VITE_DOMAIN_EN: '', VITE_DOMAIN_ES: 'c.example' }
    expect(domainsOf(settings, 'contato@b.example')).toEqual([
      { locale: 'pt-br', name: 'a.example' },
      { locale: 'es-es', name: 'c.example' },
    ])
  })
})

test('without a setting the site is published on the domain of the company’s e-mail address', () => {
  const one = domainsOf({ VITE_DOMAIN_PT: '' }, 'contato@b.example')
  expect(one).toEqual([{ locale: 'pt-br', name: 'b.example' }])
  expect(originOf('en-us', one)).toBe('https://b.example')
  expect(domainRules(one)).toEqual([])
})

test('a language is published on its own domain, else on the default language’s', () => {
  expect(['pt-br', 'en-us', 'es-es'].map((locale) => originOf(locale as LocaleId, domains))).toEqual([
    'https://tecto.example',
    'https://tecto-software.example',
    'https://tecto.example',
  ])
})
