import { describe, expect, test } from 'vitest'
import { articlesInList } from '../../content/limits'
import { news } from '../../content/news/news'
import { otherNews } from '../../content/site'
import { videos } from '../../content/videos'
import { localeIds, locales } from '../../locales/locales'
import { allWords, attributes, contentOf, links, mainOf, one, outline, sectionOf, words } from '../built-site'
import { dateWords, text } from '../messages'
import { at } from '../site-path'

const newest = news.slice(0, articlesInList)

describe.each(localeIds)('the news list in %s', (locale) => {
  const main = mainOf(`/${locale}/noticias`)
  const cards = main.querySelectorAll('article:has(time)')

  test('shows the news, below them the videos, then the call to action', () => {
    expect(outline(main)).toEqual([
      text(locale, 'news.list.title'),
      ...newest.map(({ title }) => title[locale]),
      text(locale, 'news.videos.title'),
      text(locale, 'news.cta.title'),
    ])
  })

  test('has a card for each article: picture, outlet, title, description, date, and an arrow that leads to it', () => {
    const shown = cards.map((card) => ({
      img: one(card, 'img').getAttribute('src'),
      brand: words(card.querySelector('div > span')),
      title: words(one(card, 'h2')),
      desc: words(one(card, 'p')),
      date: one(card, 'time').getAttribute('datetime'),
      dateWords: words(one(card, 'time')),
      links: links(card),
    }))
    expect(shown).toEqual(
      newest.map(({ slug, img, brand, title, desc, date }) => ({
        img: expect.stringContaining(`/art/${img}-`),
        brand,
        title: title[locale],
        desc: desc[locale],
        date,
        dateWords: dateWords(date, locales[locale].tag),
        links: [
          { name: text(locale, 'news.list.read', { title: title[locale] }), href: at(`/${locale}/noticias/${slug}`) },
        ],
      })),
    )
  })

  test('has a carousel of all videos, each with title, description and the address of its player', () => {
    const slides = sectionOf(main, text(locale, 'news.videos.title')).querySelectorAll('article')
    expect(
      slides.map((slide) => [words(one(slide, 'h3')), allWords(slide, 'p')[0], ...attributes(slide, 'a', 'href')]),
    ).toEqual(videos.map(({ title, description, videoUrl }) => [title[locale], description[locale], videoUrl]))
  })

  test('calls to the contact page of the language', () => {
    expect(links(sectionOf(main, text(locale, 'news.cta.title')))).toEqual([
      { name: text(locale, 'news.cta.button'), href: at(`/${locale}/contato`) },
    ])
  })
})

describe.each(localeIds)('in %s', (locale) => {
  test.each(news.map((article) => [article.slug, article] as const))(
    'the article %s is shown whole',
    (slug, article) => {
      const main = mainOf(`/${locale}/noticias/${slug}`)
      const [title, desc] = [article.title[locale], article.desc[locale]]
      const hero = sectionOf(main, title)
      expect(words(one(hero, 'p'))).toBe(desc)
      const original = one(hero, 'a')
      expect(words(original)).toBe(`${text(locale, 'news.article.original')}${text(locale, 'layout.newTab')}`)
      expect(original.attributes).toMatchObject({ href: article.originalLink, target: '_blank', rel: 'noopener' })
      const card = one(main, 'article aside')
      expect(one(card, 'img').getAttribute('alt')).toBe(text(locale, 'news.article.cover', { title }))
      expect(allWords(card, 'p')).toEqual(expect.arrayContaining([article.brand, title, desc]))
      expect(words(one(card, 'time'))).toBe(
        text(locale, 'news.article.published', { date: dateWords(article.date, locales[locale].tag) }),
      )
      const { body } = contentOf<{ body: unknown[] }>(`/${locale}/noticias/${slug}`)
      expect(body.length).toBeGreaterThan(3)
      expect(words(one(main, 'article:has(aside)').lastElementChild).replace(/\s/g, '')).toBe(plain(body))
    },
  )

  test.each(news.map(({ slug }) => slug))(
    'the article %s offers others of the newest, and calls in Portuguese',
    (slug) => {
      const main = mainOf(`/${locale}/noticias/${slug}`)
      const newest = news.slice(0, 4).map((article) => article.slug)
      const expected = newest.filter((other) => other !== slug).slice(0, otherNews.most)
      expect(attributes(sectionOf(main, text(locale, 'news.article.otherTitle')), 'article a', 'href')).toEqual(
        expected.map((other) => at(`/${locale}/noticias/${other}`)),
      )
      expect(links(sectionOf(main, text(locale, 'news.article.nextTitle')))).toEqual([
        { name: text(locale, 'news.article.nextButton'), href: at('/pt-br/contato') },
      ])
    },
  )
})

test('no article says the same in two languages', () => {
  for (const { slug } of news) {
    const bodies = localeIds.map((locale) => {
      const main = mainOf(`/${locale}/noticias/${slug}`)
      return [
        words(one(main, 'h1')),
        words(one(main, 'h1 ~ p')),
        words(one(main, 'article:has(aside)').lastElementChild),
      ]
    })
    for (const part of [0, 1, 2]) expect(new Set(bodies.map((texts) => texts[part])).size, slug).toBe(localeIds.length)
  }
})

/** The words of a piece of rich text, without spaces. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s/g, '')
  if (Array.isArray(value)) return value.map(plain).join('')
  const { text: inner, items } = value as { text?: unknown; items?: unknown }
  return plain(inner ?? items)
}
