import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { company } from '../../content/company/company.ts'
import { people } from '../../content/company/people.ts'
import { companyDay } from '../../content/dates/company-days.ts'
import { services as contentOfServices } from '../../content/services/services.ts'
import { type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { text } from '../messages.ts'
import { addresses, allWords, attributes, documentOf, type Link, links, one, words } from '../site/built-site.ts'
import { at, type PathInLanguage, type SitePath } from '../site/site-path.ts'
import { alternativeFooter, type ServiceId, serviceIds, services } from './services.ts'

// The specification, section 2: "Layout on every page", "Header variants", "Footer".

const card = at(`/contato-${people.ceo.slug}`)

function partOf(address: SitePath, selector: string): HTMLElement {
  const part = documentOf(address).querySelector(selector)
  if (!part) throw new Error(`${address} has no ${selector}.`)
  return part
}

function column(address: SitePath, title: string): Link[] {
  const navs = partOf(address, 'body > footer').querySelectorAll('nav')
  return links(navs.find((nav) => words(nav.querySelector('h2')) === title) ?? partOf(address, 'title'))
}

/** The specified links among these, in their order; others may stand between them. */
function specified(found: Link[], wanted: Link[]): Link[] {
  return found.filter(({ name, href }) => wanted.some((link) => link.name === name && link.href === href))
}

function linkTo(locale: LocaleId, path: PathInLanguage, id: MessageId): Link {
  return { name: text(locale, id), href: `/${locale}${path}` }
}

const wordsOf = (wanted: ServiceId) => contentOfServices.find(({ id }) => id === wanted) ?? expect.fail(wanted)

const linksToServices = (locale: LocaleId, ids: ServiceId[]): Link[] =>
  ids.map((id) => ({ name: wordsOf(id).title[locale], href: at(`/${locale}/servicos/${services[id].slug}`) }))

const languages = (path: PathInLanguage): Link[] =>
  localeIds.map((id) => ({ name: locales[id].name, href: `/${id}${path}` }))
const flags = localeIds.map((id) => locales[id].flag)

test.each(addresses)('%s has header, content and footer, and logos that link to the home', (address) => {
  const parts = documentOf(address).querySelectorAll('body > header, body > main, body > footer')
  // The business card has a layout of its own.
  const isCard = address.endsWith(card)
  expect(parts.map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN', ...(isCard ? [] : ['FOOTER'])])
  const locale = localeIds.find((id) => address.split('/')[1] === id) ?? 'pt-br'
  for (const part of isCard ? [] : ['header', 'footer']) {
    const logo = partOf(address, `${part} a:has(img[src="/art/logo.svg"])`)
    expect([logo.getAttribute('href'), one(logo, 'img').getAttribute('alt')]).toEqual([
      `/${locale}`,
      text(locale, 'layout.logo.alt'),
    ])
  }
})

describe.each(localeIds)('in %s', (locale) => {
  const home = linkTo(locale, '', 'layout.nav.home')
  const about = linkTo(locale, '/quem-somos', 'layout.nav.about')
  const contact = linkTo(locale, '/contato', 'layout.nav.contact')

  test('the standard header has a menu of home, about, services with descriptions, contact and languages', () => {
    const menu = partOf(`/${locale}/contato`, 'header nav')
    const wanted = [
      home,
      about,
      ...linksToServices(locale, serviceIds).map(({ name, href }, index) => ({
        name: name + wordsOf(serviceIds[index] ?? 'web').description[locale],
        href,
      })),
      contact,
      ...languages('/contato'),
    ]
    expect(specified(links(menu), wanted)).toEqual(wanted)
    expect(attributes(menu, 'a[lang] img', 'src')).toEqual(flags)
    expect(allWords(menu, 'a[aria-current=page]:not([lang])')).toEqual([contact.name])
  })

  test('the alternative header has a menu of home, about, news, AI products', () => {
    const news = linkTo(locale, '/noticias', 'layout.nav.news')
    const wanted = [home, about, news, linkTo(locale, '/produtos-de-ia', 'layout.nav.aiProducts')]
    expect(specified(links(partOf(`/${locale}/noticias`, 'header nav')), wanted)).toEqual(wanted)
  })

  test.each(['/contato', '/noticias'] as const)('the language button of %s is named as it reads', (path) => {
    const shown = partOf(`/${locale}${path}`, 'header summary:has(img)').querySelectorAll(':not([aria-hidden])')
    expect(shown.map(words).join()).toContain(locales[locale].shortName)
  })

  test.each([
    ['/contato', serviceIds],
    ['/noticias', alternativeFooter],
  ] as const)('the footer of %s has the description, the year and the links of the company', (path, serviceIds) => {
    const address = `/${locale}${path}` as const
    const footer = partOf(address, 'body > footer')
    expect(words(footer)).toContain(text(locale, 'layout.footer.description'))
    expect(words(footer)).toContain(text(locale, 'layout.footer.copyright', { year: Number(companyDay().slice(0, 4)) }))
    expect(company.social.length).toBe(5)
    expect(links(footer, 'a[href^="https://"]')).toEqual(
      company.social.map(({ id, url }) => ({ name: text(locale, `layout.footer.social.${id}`), href: url })),
    )
    const badge = one(footer, 'a[href="/certificados/lgpd.jpeg"]')
    expect(badge.attributes).toMatchObject({ target: '_blank', rel: 'noopener' })
    expect(one(badge, 'img').getAttribute('alt')).toBe(text(locale, 'layout.footer.badge'))
    const pages = [home, about, contact, linkTo(locale, '/politica-de-privacidade', 'layout.footer.privacy')]
    expect(specified(column(address, text(locale, 'layout.footer.navigation')), pages)).toEqual(pages)
    const [first, ...others] = linksToServices(locale, serviceIds)
    const customSoftware = { ...first, name: text(locale, 'layout.footer.customSoftware') }
    const listed = [path === '/noticias' ? customSoftware : first, ...others]
    expect(column(address, text(locale, 'layout.footer.services'))).toEqual(listed)
    expect(allWords(footer, 'nav h2')).toEqual(
      (['navigation', 'services', 'languages'] as const).map((title) => text(locale, `layout.footer.${title}`)),
    )
    expect(column(address, text(locale, 'layout.footer.languages'))).toEqual(languages(path))
    expect(attributes(footer, 'a[lang] img', 'src')).toEqual(flags)
    if (path === '/noticias') expect(links(footer)).toContainEqual(linkTo(locale, '/contato', 'layout.footer.contact'))
  })
})
