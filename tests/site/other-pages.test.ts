import { describe, expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news'
import { businessCard } from '../../content/business-card'
import { company } from '../../content/company'
import { people } from '../../content/people'
import { localeIds } from '../../locales/locales'
import { consentKey, recordKey } from '../../measurement/consent-store'
import { allWords, contentOf, documentOf, links, mainOf, one, outline, sectionOf, words } from '../built-site'
import { dateWords, text } from '../messages'
import { at } from '../site-path'

describe('the demonstration of AI News', () => {
  const { page, items } = aiNewsDemo
  const list = mainOf('/ia-noticia')

  test('introduces itself, and shows tiles in place of the logos of its portals', () => {
    for (const paragraph of page.intro) expect(allWords(list, 'p')).toContain(paragraph)
    expect(allWords(sectionOf(list, page.sourcesLabel), 'li')).toEqual(page.tiles)
  })

  test('lists each item with title, picture, excerpt, grade and date, leading to its detail', () => {
    const cards = sectionOf(list, page.itemsTitle).querySelectorAll('article')
    expect(cards).toHaveLength(items.length)
    for (const [index, { slug, title, excerpt, img, date, grauDeRisco }] of items.entries()) {
      const card = cards[index] ?? list
      expect(words(one(card, 'h3'))).toBe(title)
      expect(allWords(card, 'p')[0]).toBe(excerpt)
      expect(one(card, 'img').getAttribute('src')).toContain(img)
      expect(words(one(card, 'time'))).toBe(dateWords(date, 'pt-BR'))
      expect(words(one(card, 'time').parentNode)).toContain(`${page.relevanceLabel}: ${grauDeRisco}`)
      expect(links(card).map(({ href }) => href)).toEqual([at(`/pt-br/ia-noticia/${slug}`)])
    }
  })

  test.each(items.map((item) => [item.slug, item] as const))('shows %s whole', (slug, item) => {
    const main = mainOf(`/pt-br/ia-noticia/${slug}`)
    const article = one(main, 'article')
    expect(outline(main)).toEqual(expect.arrayContaining([item.generatedTitle, item.title]))
    const labels = [page.generatedTitleLabel, page.originalTitleLabel, `${page.relevanceLabel}: ${item.grauDeRisco}`]
    expect(allWords(main, 'p')).toEqual(expect.arrayContaining([...labels, ...item.content]))
    expect(one(article, 'img').getAttribute('src')).toContain(item.img)
    expect(allWords(sectionOf(main, page.summaryLabel), 'p')).toEqual(item.summary)
    expect(allWords(sectionOf(main, page.sourcesLabel), 'li')).toEqual(page.tiles)
    if (item.tags) expect(allWords(sectionOf(main, page.tagsLabel), 'li')).toEqual(item.tags)
  })
})

describe.each(localeIds)('the privacy policy in %s', (locale) => {
  const address = at(`/${locale}/politica-de-privacidade`)
  const main = mainOf(address)

  test('numbers its sections, and lists them before', () => {
    const titles = main.querySelectorAll('section[id] > h2').map(words)
    expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(titles.map((_, index) => index + 1))
    for (const title of titles) expect(title).toMatch(/^\d\. \S/)
    expect(allWords(main, 'nav ol li')).toEqual(titles)
  })

  test('shows all of its text', () => {
    const whole = textsIn(contentOf(address))
    expect(whole.length).toBeGreaterThan(9)
    for (const part of whole) expect(words(main)).toContain(part)
  })

  test.each([consentKey, recordKey])('says that the browser keeps the choice under %s', (key) => {
    expect(words(main).split(/[\s,.]+/)).toContain(key)
  })
})

/** Everything in a page's content that is long enough to be read. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.length > 30 ? [content.replace(/\s+/g, ' ').trim()] : []
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : []
}

describe.each(localeIds)('the business card in %s', (locale) => {
  const { name, slug, photo, role } = people.ceo
  const address = at(`/${locale}/contato-${slug}`)
  const main = mainOf(address)

  test('has the name of the person for its title, and shows photo, name and role', () => {
    expect(words(one(documentOf(address), 'head title'))).toBe(name)
    expect(words(one(main, 'h1'))).toBe(name)
    expect(words(one(main, 'h1 ~ p'))).toBe(role[locale])
    const portrait = one(main, 'img[alt]:not([alt=""])')
    expect(portrait.attributes).toMatchObject({ src: photo, alt: text(locale, 'businessCard.photo', { name }) })
  })

  test('has buttons for a message and an e-mail', () => {
    expect(links(main)).toEqual(
      expect.arrayContaining([
        { name: text(locale, 'businessCard.message'), href: businessCard.messagingUrl },
        { name: text(locale, 'businessCard.email'), href: `mailto:${businessCard.email}` },
      ]),
    )
  })

  test('has its links, each with name and icon; the one that saves the contact downloads a file', () => {
    const anchors = one(main, 'ul').querySelectorAll('a')
    expect(anchors.map(words)).toEqual(businessCard.links.map(({ id }) => text(locale, `businessCard.link.${id}`)))
    for (const [index, { href }] of businessCard.links.entries()) {
      const anchor = anchors[index] ?? main
      expect(anchor.querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
      if (href) expect(anchor.attributes).not.toHaveProperty('download')
      else expect(anchor.attributes).toMatchObject({ download: `${slug}.vcf`, type: 'text/vcard' })
      expect(anchor.getAttribute('href')).toMatch(href ?? /^data:text\/vcard;charset=utf-8,BEGIN%3AVCARD/)
    }
  })

  test('saves name, role, company, phone, e-mail and site', () => {
    const card = decodeURIComponent(one(main, 'a[download]').getAttribute('href') ?? '').replaceAll('\r\n ', '')
    const said = card.replace(/\\([,;\\])/g, '$1')
    for (const value of [name, role[locale], company.legalName, businessCard.phone, businessCard.email])
      expect(said).toContain(value)
    expect(said).toContain(`URL:${businessCard.links.find(({ id }) => id === 'site')?.href}`)
  })
})
