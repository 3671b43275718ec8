import { describe, expect, test } from 'vitest'
import { people } from '../../content/people'
import { services } from '../../content/services/services'
import { localeIds } from '../../locales/locales'
import { allWords, attributes, cards, documentOf, links, mainOf, one, outline, sectionOf, words } from '../built-site'
import { text, texts } from '../messages'
import { at } from '../site-path'

describe.each(localeIds)('the about page in %s', (locale) => {
  const main = mainOf(`/${locale}/quem-somos`)
  const under = (title: Parameters<typeof text>[1]) => sectionOf(main, text(locale, title))

  test('shows hero, Silicon Valley, help, services, people, why and the next-level call, in this order', () => {
    expect(outline(main)).toEqual(
      texts(
        locale,
        'about.hero.title',
        'about.valley.title',
        'about.help.title',
        'about.services.title',
        'about.people.title',
        'about.why.title',
        'about.next.title',
      ),
    )
  })

  test('has one button in its hero, to the services below', () => {
    expect(links(under('about.hero.title'))).toEqual([{ name: text(locale, 'about.hero.button'), href: '#servicos' }])
  })

  test('says how the company helps', () => {
    expect(cards(under('about.help.title')).map(({ title }) => title)).toEqual(
      texts(locale, 'about.help.idea.title', 'about.help.team.title', 'about.help.system.title'),
    )
  })

  test('shows the CEO and the CTO with role, and a photo that says whose it is', () => {
    const founders = [people.ceo, people.cto]
    const section = under('about.people.title')
    expect(allWords(section, 'h3')).toEqual(founders.map(({ name }) => name))
    expect(allWords(section, 'li span')).toEqual(founders.map(({ roleTag }) => roleTag))
    expect(attributes(section, 'img', 'src')).toEqual(founders.map(({ photo }) => photo))
    expect(attributes(section, 'img', 'alt')).toEqual(
      founders.map(({ name, role }) => text(locale, 'about.people.photo', { name, role: role[locale] })),
    )
  })

  test('has exactly two buttons to the contact page', () => {
    const href = at(`/${locale}/contato`)
    expect(links(main).filter((link) => link.href === href)).toEqual([
      { name: text(locale, 'about.help.button'), href },
      { name: text(locale, 'about.next.button'), href },
    ])
  })

  test('is also served under a second layout, with the same content', () => {
    const second = at(`/${locale}/sobre`)
    expect(words(mainOf(second))).toBe(words(main))
    expect(words(one(documentOf(second), 'header'))).not.toBe(words(one(documentOf(`/${locale}/quem-somos`), 'header')))
  })
})

describe.each(localeIds)('services in %s', (locale) => {
  test.each(['', '/inicio', '/quem-somos'] as const)(
    'stand as cards at #servicos of the page "%s", each leading to its page',
    (path) => {
      const grid = one(mainOf(`/${locale}${path}`), '#servicos')
      expect(links(grid)).toEqual(
        services.map(({ slug, title }) => ({ name: text(locale, title), href: at(`/${locale}/servicos/${slug}`) })),
      )
      expect(allWords(grid, 'article p')).toEqual(services.map(({ description }) => text(locale, description)))
    },
  )

  test.each(services.map(({ slug }) => slug))(
    '%s has subtitle, paragraphs, titled lists and a quote button',
    (slug) => {
      const main = mainOf(`/${locale}/servicos/${slug}`)
      const service = services.find((candidate) => candidate.slug === slug)
      expect(words(main.querySelector('section p'))).toBe(service?.page.subtitle[locale])
      expect(allWords(main, 'section:has(> h2 + p) > :is(h2, p)')).toEqual(
        service?.page.paragraphs.flatMap((paragraph, index) => [
          service.page.labels[index]?.[locale],
          paragraph[locale],
        ]),
      )
      const lists = main.querySelectorAll('section:has(> ol)')
      expect(lists.map((list) => [words(one(list, 'h2')), ...allWords(list, 'li')])).toEqual(
        service?.page.lists.map(({ title, items }) => [title[locale], ...items.map((item) => item[locale])]),
      )
      const quotes = links(main).filter(({ name }) => name === text(locale, 'services.page.quote'))
      expect(quotes).toHaveLength(2)
      for (const { href } of quotes) expect(href).toBe(at(`/${locale}/contato`))
      expect(attributes(main, 'img', 'src').join()).toContain(`/services/${service?.id}.${locale}`)
    },
  )
})
