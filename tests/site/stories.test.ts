import { describe, expect, test } from 'vitest'
import { partners } from '../../content/partners'
import { services } from '../../content/services/services'
import { stories } from '../../content/stories/stories'
import { localeIds } from '../../locales/locales'
import { allWords, attributes, links, mainOf, one, outline, sectionOf, words } from '../built-site'
import { text } from '../messages'
import { at, type PathInLanguage } from '../site-path'

describe.each(localeIds)('client stories in %s', (locale) => {
  const hrefOf = (slug: string) => at(`/${locale}/casos/${slug}`)

  test('are listed with client, title, picture and figure, the newest first, each leading to its page', () => {
    const cards = mainOf(`/${locale}/casos`).querySelectorAll('article')
    expect(cards.map((card) => links(card).map(({ href }) => href))).toEqual(stories.map(({ slug }) => [hrefOf(slug)]))
    for (const [index, { client, title, figure, img }] of stories.entries()) {
      const card = cards[index]
      expect(words(card)).toContain(partners.find(({ id }) => id === client)?.name)
      expect(words(card)).toContain(title[locale])
      expect(words(card)).toContain(`${figure.before[locale]} → ${figure.after[locale]}`)
      expect(card && attributes(card, 'img', 'src').join()).toContain(img)
    }
  })

  test.each(stories.map((story) => [story.slug, story] as const))(
    '%s tells problem, work, people, weeks, technologies, the figure with how it was measured, and a quote',
    (slug, story) => {
      const main = mainOf(hrefOf(slug))
      expect(outline(main)[0]).toBe(story.title[locale])
      const said = words(main)
      const { what, before, after, measured } = story.figure
      for (const part of [...story.problem, ...story.built, what, before, after, measured, story.quote.role])
        expect(said).toContain(part[locale])
      for (const part of [...story.technologies, story.quote.name]) expect(said).toContain(part)
      expect(words(one(main, 'blockquote'))).toBe(story.quote.text[locale])
      const facts = allWords(one(main, 'aside'), 'dd')
      expect(facts.some((fact) => fact.startsWith(`${story.people} `))).toBe(true)
      expect(facts.some((fact) => fact.startsWith(`${story.weeks} `))).toBe(true)
    },
  )

  test.each(services.map(({ id, slug }) => [slug, id] as const))(
    'the page of %s shows the one that fits',
    (slug, id) => {
      const section = sectionOf(mainOf(`/${locale}/servicos/${slug}`), text(locale, 'stories.card.title'))
      const fitting = stories.find(({ services }) => services.includes(id))
      expect(links(section).map(({ href }) => href)).toEqual([hrefOf(fitting?.slug ?? '')])
    },
  )

  test.each<[PathInLanguage, string]>([
    ['', at(`/${locale}/casos`)],
    ['/quem-somos', at(`/${locale}/casos`)],
    ['/fabrica-de-software', at(`/${locale}/casos`)],
    ['/contrate', hrefOf(stories.find(({ services }) => services.includes('outsourcing'))?.slug ?? '')],
  ])('are led to from "%s"', (path, href) => {
    expect(links(mainOf(`/${locale}${path}`)).map((link) => link.href)).toContain(href)
  })
})
