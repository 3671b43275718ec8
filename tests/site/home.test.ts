import { describe, expect, test } from 'vitest'
import { partners } from '../../content/partners'
import { services } from '../../content/services/services'
import { technologies } from '../../content/technologies'
import { localeIds } from '../../locales/locales'
import { allWords, attributes, links, mainOf, one, outline, sectionOf, words } from '../built-site'
import { text, texts } from '../messages'
import { at } from '../site-path'

describe.each(localeIds)('the home in %s', (locale) => {
  const main = mainOf(`/${locale}`)
  const hero = sectionOf(main, text(locale, 'home.hero.title'))

  test('shows hero, cards, services, next-level call and partners, in this order', () => {
    expect(outline(main)).toEqual(
      texts(
        locale,
        'home.hero.title',
        'home.hero.partnersTitle',
        'home.cards.title',
        'home.services.title',
        'home.next.title',
        'home.partners.title',
      ),
    )
  })

  test('has buttons to contact, services and AI products in its hero', () => {
    expect(links(hero)).toEqual([
      { name: text(locale, 'home.hero.contact'), href: at(`/${locale}/contato`) },
      { name: text(locale, 'home.hero.services'), href: '#servicos' },
      { name: text(locale, 'home.hero.aiProducts'), href: at(`/${locale}/produtos-de-ia`) },
    ])
  })

  test('presents the official partnerships in its hero, and logos with their names', () => {
    expect(allWords(hero, 'li')).toEqual(
      expect.arrayContaining(texts(locale, 'home.hero.socialPartner', 'home.hero.searchPartner')),
    )
    const shown = attributes(hero, 'li img', 'alt')
    expect(shown.length).toBeGreaterThan(0)
    expect(partners.map(({ name }) => text(locale, 'ui.partners.alt', { name }))).toEqual(expect.arrayContaining(shown))
  })

  test.each([
    ['ai', 'home.cards.ai.button', '/inteligencia-artificial'],
    ['app', 'home.cards.app.button', '/fabrica-de-software'],
    ['hire', 'home.cards.hire.button', '/contrate'],
  ] as const)('has a card "%s" with title, text and button', (name, button, page) => {
    const section = sectionOf(main, text(locale, 'home.cards.title'))
    const card = section.querySelectorAll('li').find((item) => words(item).includes(text(locale, button)))
    if (!card) throw new Error('There is no such card.')
    expect(words(one(card, 'h3'))).toBe(text(locale, `home.cards.${name}.title`))
    expect(words(one(card, 'p'))).toBe(text(locale, `home.cards.${name}.description`))
    expect(links(card)).toEqual([{ name: text(locale, button), href: at(`/${locale}${page}`) }])
  })

  test('has a next-level call to the contact page of the sales team, in Portuguese whatever the language', () => {
    expect(links(sectionOf(main, text(locale, 'home.next.title')))).toEqual([
      { name: text(locale, 'home.next.button'), href: at('/pt-br/contato') },
    ])
  })

  test('shows every partner by its logo', () => {
    const strip = sectionOf(main, text(locale, 'home.partners.title'))
    expect(attributes(strip, 'li img', 'src')).toEqual(partners.map(({ logo }) => logo))
    expect(attributes(strip, 'li img', 'alt')).toEqual(
      partners.map(({ name }) => text(locale, 'ui.partners.alt', { name })),
    )
  })
})

describe.each(localeIds)('the standard home in %s', (locale) => {
  const main = mainOf(`/${locale}/inicio`)
  const under = (title: Parameters<typeof text>[1]) => sectionOf(main, text(locale, title))

  test('shows banner, services, partners, technologies and carousel, in this order', () => {
    expect(outline(main)).toEqual(
      texts(
        locale,
        'home.standard.banner.title',
        'home.standard.services.title',
        'home.standard.partners.title',
        'home.standard.stack.title',
        'home.standard.carousel.title',
      ),
    )
    expect(words(one(under('home.standard.banner.title'), 'p'))).toBe(text(locale, 'home.standard.banner.intro'))
  })

  test('shows every partner', () => {
    expect(attributes(under('home.standard.partners.title'), 'li img', 'src')).toEqual(partners.map(({ logo }) => logo))
  })

  test('names the technologies of every field', () => {
    const fields = under('home.standard.stack.title').querySelectorAll('dl > div')
    expect(fields.map((field) => allWords(field, 'li'))).toEqual(technologies.map(({ names }) => names))
    for (const field of fields) expect(words(one(field, 'dt'))).not.toBe('')
  })

  test('has a carousel of the services in the specified order, each with title, picture and arrow', () => {
    const carousel = under('home.standard.carousel.title')
    const order = ['ai', 'web', 'mobile', 'design', 'softwareMaintenance', 'outsourcing', 'apis']
    const shown = order.flatMap((id) => services.filter((service) => service.id === id))
    expect(links(carousel)).toEqual(
      shown.map(({ slug, title }) => ({ name: text(locale, title), href: at(`/${locale}/servicos/${slug}`) })),
    )
    expect(allWords(carousel, 'article h3')).toEqual(shown.map(({ title }) => text(locale, title)))
    expect(new Set(attributes(carousel, 'article img', 'src')).size).toBe(shown.length)
    expect(attributes(carousel, 'button', 'aria-label')).toEqual(
      texts(locale, 'ui.carousel.previous', 'ui.carousel.next'),
    )
  })
})
