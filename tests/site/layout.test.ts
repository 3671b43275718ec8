import { existsSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { company } from '../../content/company'
import { news } from '../../content/news/news'
import { people } from '../../content/people'
import { services } from '../../content/services/services'
import { type LocaleId, localeIds, locales } from '../../locales/locales'
import { addresses, allWords, documentOf, type Link, links, one, words } from '../built-site'
import { text } from '../messages'
import { at, type PathInLanguage, type SitePath } from '../site-path'

const standardPaths: (PathInLanguage | '/404')[] = [
  '/inicio',
  '/sobre',
  '/contato',
  '/obrigado',
  '/politica-de-privacidade',
  ...services.map(({ slug }) => `/servicos/${slug}` as const),
  '/404',
]
const alternativePaths: PathInLanguage[] = [
  '',
  '/quem-somos',
  '/noticias',
  `/noticias/${news[0]?.slug}`,
  '/produtos-de-ia',
  '/inteligencia-artificial',
  '/fabrica-de-software',
  '/contrate',
]
const card = at(`/contato-${people.ceo.slug}`)
const pages = addresses.filter((address) => !address.endsWith(card))
const hasOwnPath = addresses.filter(
  (address) =>
    localeIds.some((id) => address.split('/')[1] === id) &&
    !address.includes(at('/ia-noticia')) &&
    !address.endsWith('/404'),
)

function partOf(address: SitePath, selector: string): HTMLElement {
  const part = documentOf(address).querySelector(selector)
  if (!part) throw new Error(`${address} has no ${selector}.`)
  return part
}

const desktopMenu = (address: SitePath) => partOf(address, 'header nav')
const footer = (address: SitePath) => partOf(address, 'body > footer')

function column(address: SitePath, title: string): Link[] {
  const found = footer(address)
    .querySelectorAll('nav')
    .find((nav) => words(nav.querySelector('h2')) === title)
  return found ? links(found) : []
}

function serviceLinks(locale: LocaleId, ids: string[] = services.map(({ id }) => id)): Link[] {
  return ids.flatMap((id) =>
    services
      .filter((service) => service.id === id)
      .map(({ slug, title }) => ({ name: text(locale, title), href: at(`/${locale}/servicos/${slug}`) })),
  )
}

/** The languages at a path, as switchers offer them. */
const languages = (path: PathInLanguage): Link[] =>
  localeIds.map((id) => ({ name: locales[id].name, href: `/${id}${path}` }))

describe('every page', () => {
  test.each(pages)(
    '%s has top bar, content and footer in this order, and a logo in both that leads home',
    (address) => {
      const order = documentOf(address).querySelectorAll('header, main, footer')
      expect(order.map(({ tagName }) => tagName).join(' ')).toMatch(/^HEADER MAIN( HEADER)* FOOTER$/)
      const locale = localeIds.find((id) => address.split('/')[1] === id) ?? 'pt-br'
      for (const part of ['header', 'footer']) {
        const logo = documentOf(address).querySelector(`${part} a:has(img[src="/art/logo.svg"])`)
        expect(logo?.getAttribute('href')).toBe(`/${locale}`)
        expect(logo?.querySelector('img')?.getAttribute('alt')).toBe(text(locale, 'layout.logo.alt'))
      }
    },
  )

  test('has its words before any script, and none that a program left there', () => {
    for (const address of addresses) {
      expect(words(one(documentOf(address), 'main')).length, address).toBeGreaterThan(60)
      expect(one(documentOf(address), 'body').structuredText, address).not.toMatch(/\bundefined\b|\[object/)
    }
  })

  test('but the business card has no footer', () => {
    for (const address of addresses.filter((path) => path.endsWith(card)))
      expect(documentOf(address).querySelectorAll('body > header, body > main, body > footer')).toHaveLength(2)
  })

  test('asks nobody for consent before scripts run', () => {
    for (const address of addresses)
      for (const locale of localeIds)
        expect(words(documentOf(address).querySelector('body')), address).not.toContain(text(locale, 'consent.accept'))
  })
})

describe.each(localeIds)('the standard layout in %s', (locale) => {
  test.each(standardPaths)('stands on %s: a menu of services, and all of them in the footer', (path) => {
    expect(
      links(desktopMenu(`/${locale}${path}`), `a[href^="${at(`/${locale}/servicos/`)}"]:not([lang])`),
    ).toHaveLength(services.length)
    expect(column(`/${locale}${path}`, text(locale, 'layout.footer.services'))).toEqual(serviceLinks(locale))
  })

  test('has a menu of home, about, services with their descriptions, contact and languages', () => {
    const menu = desktopMenu(`/${locale}/contato`)
    expect(links(menu)).toEqual([
      { name: text(locale, 'layout.nav.home'), href: `/${locale}` },
      { name: text(locale, 'layout.nav.about'), href: at(`/${locale}/quem-somos`) },
      ...services.map(({ slug, title, description }) => ({
        name: text(locale, title) + text(locale, description),
        href: at(`/${locale}/servicos/${slug}`),
      })),
      { name: text(locale, 'layout.nav.contact'), href: at(`/${locale}/contato`) },
      ...languages('/contato'),
    ])
    expect(allWords(menu, 'a[aria-current=page]:not([lang])')).toEqual([text(locale, 'layout.nav.contact')])
  })

  test('has a drawer of the same, in which services and languages are folded', () => {
    const drawer = partOf(`/${locale}/contato`, 'header [popover]')
    expect(links(drawer, 'nav a')).toEqual([
      { name: text(locale, 'layout.nav.home'), href: `/${locale}` },
      { name: text(locale, 'layout.nav.about'), href: at(`/${locale}/quem-somos`) },
      ...serviceLinks(locale),
      { name: text(locale, 'layout.nav.contact'), href: at(`/${locale}/contato`) },
      ...languages('/contato'),
    ])
    expect(allWords(drawer, 'summary')).toEqual([
      text(locale, 'layout.nav.services'),
      text(locale, 'layout.nav.language'),
    ])
  })
})

describe.each(localeIds)('the alternative layout in %s', (locale) => {
  const chosen = ['web', 'mobile', 'design', 'softwareMaintenance']

  test.each(alternativePaths)('stands on "%s": four services and a contact button in the footer', (path) => {
    expect(links(desktopMenu(`/${locale}${path}`), `a[href^="${at(`/${locale}/servicos/`)}"]:not([lang])`)).toEqual([])
    expect(column(`/${locale}${path}`, text(locale, 'layout.footer.services'))).toEqual(serviceLinks(locale, chosen))
    expect(links(footer(`/${locale}${path}`))).toContainEqual({
      name: text(locale, 'layout.footer.contact'),
      href: at(`/${locale}/contato`),
    })
  })

  test.each(['header nav', 'header [popover] nav'])('leads from %s to home, about, news and AI products', (menu) => {
    expect(links(partOf(`/${locale}/noticias`, menu)).slice(0, 4)).toEqual([
      { name: text(locale, 'layout.nav.home'), href: `/${locale}` },
      { name: text(locale, 'layout.nav.about'), href: at(`/${locale}/quem-somos`) },
      { name: text(locale, 'layout.nav.news'), href: at(`/${locale}/noticias`) },
      { name: text(locale, 'layout.nav.aiProducts'), href: at(`/${locale}/produtos-de-ia`) },
    ])
  })
})

describe.each(localeIds)('both footers in %s', (locale) => {
  test.each(['/contato', '/noticias'] as const)('describe the company, name its year, and lead on, at %s', (path) => {
    const part = footer(`/${locale}${path}`)
    expect(words(part)).toContain(text(locale, 'layout.footer.description'))
    expect(words(part)).toContain(text(locale, 'layout.footer.copyright', { year: new Date().getFullYear() }))
    expect(links(part, 'a[href^="https://"]')).toEqual(
      company.social.map(({ id, url }) => ({ name: text(locale, `layout.footer.social.${id}`), href: url })),
    )
    const badge = one(part, 'a[href="/certificados/lgpd.jpeg"]')
    expect(badge.attributes).toMatchObject({ target: '_blank', rel: 'noopener' })
    expect(one(badge, 'img').getAttribute('alt')).toBe(text(locale, 'layout.footer.badge'))
    expect(column(`/${locale}${path}`, text(locale, 'layout.footer.navigation'))).toEqual([
      { name: text(locale, 'layout.nav.home'), href: `/${locale}` },
      { name: text(locale, 'layout.nav.about'), href: at(`/${locale}/quem-somos`) },
      { name: text(locale, 'layout.nav.contact'), href: at(`/${locale}/contato`) },
      { name: text(locale, 'layout.footer.privacy'), href: at(`/${locale}/politica-de-privacidade`) },
    ])
    expect(column(`/${locale}${path}`, text(locale, 'layout.footer.languages'))).toEqual(languages(path))
    expect(links(part)).toContainEqual({
      name: text(locale, 'layout.footer.choices'),
      href: at(`/${locale}/politica-de-privacidade#escolhas`),
    })
  })
})

describe('language switchers', () => {
  test.each([
    ['the menu of the standard header', '/contato', 'header nav'],
    ['the drawer', '/contato', 'header [popover]'],
    ['the menu of the alternative header', '/noticias', 'header nav'],
    ['the top panel', '/noticias', 'header [popover]'],
    ['the standard footer', '/contato', 'footer'],
    ['the variant footer', '/noticias', 'footer'],
    ['the business card', card, 'header nav'],
  ] as const)('%s offers each language by its own name and flag', (_, path, selector) => {
    for (const locale of localeIds) {
      const options = partOf(`/${locale}${path}`, selector).querySelectorAll('a[lang]')
      expect(options.map((option) => [words(option), option.getAttribute('lang')])).toEqual(
        localeIds.map((id) => [locales[id].name, locales[id].tag]),
      )
      const flags = options.map((option) => one(option, 'img'))
      expect(flags.map((flag) => flag.getAttribute('src'))).toEqual(localeIds.map((id) => locales[id].flag))
      for (const flag of flags) {
        expect(flag.getAttribute('alt')).not.toBe('')
        expect(existsSync(`dist/client${flag.getAttribute('src')}`)).toBe(true)
      }
    }
  })

  test('keep the path and change the language alone', () => {
    for (const address of hasOwnPath)
      for (const option of documentOf(address).querySelectorAll('a[lang]')) {
        const locale = localeIds.find((id) => locales[id].tag === option.getAttribute('lang'))
        expect(option.getAttribute('href'), address).toBe(address.replace(/^\/[^/]+/, `/${locale}`))
      }
  })

  test.each([
    ['/', ''],
    [card, card],
    ...addresses
      .filter((address) => address.includes(at('/ia-noticia')) || address.endsWith('/404'))
      .map((address) => [address, '']),
  ] as [SitePath, PathInLanguage][])('at %s lead to "%s" of each language', (address, path) => {
    expect(links(desktopMenu(address), 'a[lang]')).toEqual(languages(path))
  })

  test('mark the language that is read', () => {
    for (const address of addresses) {
      const marked = documentOf(address).querySelectorAll('a[lang][aria-current=page]')
      const lang = one(documentOf(address), 'html').getAttribute('lang')
      expect(new Set(marked.map((option) => option.getAttribute('lang'))), address).toEqual(new Set([lang]))
    }
  })
})
