import { expect, test } from 'vitest'
import { domainsOf } from './domain-settings.ts'
import { type Domains, domainRedirect, originOf } from './domains.ts'
import type { LocaleId } from './locales.ts'

const domains: Domains = [
  { locale: 'pt-br', name: 'tecto.example' },
  { locale: 'en-us', name: 'tecto-software.example' },
]
const stays = undefined

const paths = ['/', '/pt-br', '/pt-br/contato', '/en-us', '/en-us/contato', '/es-es', '/es-es/contato', '/ia-noticia']
const allOf = (home: string, origin: string) =>
  Object.fromEntries(['', '/contato'].map((rest) => [home + rest, origin + home + rest]))
/** Where each host redirects the paths that it does not serve. */
const targets: Record<string, Record<string, string>> = {
  'tecto.example': allOf('/en-us', 'https://tecto-software.example'),
  'www.tecto.example': allOf('/en-us', 'https://www.tecto-software.example'),
  'tecto-software.example': { '/': '/en-us', ...allOf('/pt-br', 'https://tecto.example') },
  'www.tecto-software.example': { '/': '/en-us', ...allOf('/pt-br', 'https://www.tecto.example') },
  localhost: {},
  'preview.tecto.example': {},
  'tecto.example.other.example': {},
}

test.each(Object.entries(targets))('paths that "%s" does not serve are redirected, at most once', (host, expected) => {
  for (const path of paths) {
    const target = domainRedirect(host, path, domains)
    expect(target, path).toBe(expected[path])
    if (!target) continue
    const { host: nextHost, pathname } = new URL(target, `https://${host}`)
    expect(domainRedirect(nextHost, pathname, domains)).toBe(stays)
  }
})

test('without a setting, the site is published on the domain of the company’s email address', () => {
  const one = domainsOf({ VITE_DOMAIN_PT: '' }, 'contato@b.example')
  expect(one).toEqual([{ locale: 'pt-br', name: 'b.example' }])
  expect(originOf('en-us', one)).toBe('https://b.example')
})

test('a language is published on its own domain, or else on the default language’s', () => {
  expect(['pt-br', 'en-us', 'es-es'].map((locale) => originOf(locale as LocaleId, domains))).toEqual([
    'https://tecto.example',
    'https://tecto-software.example',
    'https://tecto.example',
  ])
})
