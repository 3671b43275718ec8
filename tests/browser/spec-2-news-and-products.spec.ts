import type { NewsItem } from '../../content/news/news.schema.ts'
import { news } from '../../content/news/news.ts'
import { products } from '../../content/products.ts'
import { videos } from '../../content/videos.ts'
import { allWords, attributes, links, mainOf, one, outline, sectionOf, words } from './reading.ts'
import { expect, type LocaleId, localeIds, locales, test, text } from './site.ts'

function dateWords(day: string, locale: LocaleId): string {
  return new Date(day).toLocaleDateString(locales[locale].tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

test.describe('AI products page', () => {
  function cards(locale: LocaleId) {
    return sectionOf(mainOf(`/${locale}/produtos-de-ia`), text(locale, 'products.grid.title')).querySelectorAll(
      'article',
    )
  }

  test('shows hero, product grid and next-level call, in this order', () => {
    for (const locale of localeIds)
      expect
        .soft(outline(mainOf(`/${locale}/produtos-de-ia`)))
        .toEqual([
          text(locale, 'products.hero.title'),
          text(locale, 'products.grid.title'),
          text(locale, 'ui.nextLevel.title'),
        ])
  })

  test('the button of the hero links to the services on the about page', () => {
    for (const locale of localeIds) {
      const [button, ...others] = links(
        sectionOf(mainOf(`/${locale}/produtos-de-ia`), text(locale, 'products.hero.title')),
      )
      expect.soft(others).toEqual([])
      expect.soft(button?.name).toBe(text(locale, 'products.hero.button'))
      expect.soft(button?.href.replace('/#', '#')).toBe(`/${locale}/quem-somos#servicos`)
    }
  })

  test('the button of the hero opens the about page at its services', async ({ page, visit }) => {
    await visit('/en-us/produtos-de-ia')
    await page.getByRole('link', { name: text('en-us', 'products.hero.button') }).click()
    await expect(page).toHaveURL(/\/en-us\/quem-somos\/?#servicos$/)
    await expect(page.getByRole('heading', { name: text('en-us', 'about.services.title') })).toBeInViewport()
  })

  test('the grid has 5 cards: AI Seller, AI Manager, AI News, EduAmigo and Alugue Total', () => {
    for (const locale of localeIds)
      expect
        .soft(cards(locale).map((card) => words(one(card, 'h3'))))
        .toEqual(['AI Seller', 'AI Manager', 'AI News', 'EduAmigo', 'Alugue Total'])
  })

  test('each card has an image of its own', () => {
    for (const locale of localeIds)
      expect.soft(new Set(cards(locale).map((card) => one(card, 'img').getAttribute('src'))).size).toBe(5)
  })

  test('each card has a description in the language of the page', () => {
    for (const locale of localeIds)
      expect
        .soft(cards(locale).map((card) => words(one(card, 'p'))))
        .toEqual(products.map(({ description }) => description[locale]))
  })

  test('the button of each card opens an external site of its own in a new tab', () => {
    for (const locale of localeIds) {
      const buttons = cards(locale).map((card) => one(card, 'a[target=_blank]'))
      expect.soft(buttons.map((button) => button.getAttribute('href'))).toEqual(products.map(({ link }) => link))
      expect.soft(new Set(buttons.map((button) => new URL(button.getAttribute('href') ?? '').host)).size).toBe(5)
      for (const button of buttons) expect.soft(button.getAttribute('rel')).toContain('noopener')
    }
  })

  test('the buttons are named after their product and announce the new tab', () => {
    for (const locale of localeIds)
      expect
        .soft(cards(locale).map((card) => words(one(card, 'a[target=_blank]'))))
        .toEqual(
          products.map(
            ({ title }) => `${text(locale, 'products.grid.open', { product: title })}${text(locale, 'layout.newTab')}`,
          ),
        )
  })

  test('the next-level call links to the contact page of the language', () => {
    for (const locale of localeIds)
      expect
        .soft(links(sectionOf(mainOf(`/${locale}/produtos-de-ia`), text(locale, 'ui.nextLevel.title'))))
        .toEqual([{ name: text(locale, 'ui.nextLevel.button'), href: `/${locale}/contato` }])
  })
})

test.describe('News list', () => {
  function list(locale: LocaleId) {
    return mainOf(`/${locale}/noticias`)
  }

  function cards(locale: LocaleId) {
    return list(locale)
      .querySelectorAll('article')
      .filter((card) => card.querySelector('time'))
  }

  test('shows the news, below them the videos, then the call to action', () => {
    for (const locale of localeIds)
      expect
        .soft(outline(list(locale)))
        .toEqual([
          text(locale, 'news.list.title'),
          ...news.map(({ title }) => title[locale]),
          text(locale, 'news.videos.title'),
          text(locale, 'news.cta.title'),
        ])
  })

  test('has one card per news item', () => {
    for (const locale of localeIds)
      expect.soft(cards(locale).map((card) => words(one(card, 'h2')))).toEqual(news.map(({ title }) => title[locale]))
  })

  test('each card has an image of its own', () => {
    expect(new Set(cards('pt-br').map((card) => one(card, 'img').getAttribute('src'))).size).toBe(news.length)
  })

  test('each card has the brand of the outlet as a badge', () => {
    for (const locale of localeIds)
      expect
        .soft(cards(locale).map((card) => words(card.querySelector('img')?.closest('div')?.querySelector('span'))))
        .toEqual(news.map(({ brand }) => brand))
  })

  test('each card has a description', () => {
    for (const locale of localeIds)
      expect.soft(cards(locale).map((card) => words(one(card, 'p')))).toEqual(news.map(({ desc }) => desc[locale]))
  })

  test('each card has its date, with the year, in the words of the language', () => {
    for (const locale of localeIds) {
      const dates = cards(locale).map((card) => one(card, 'time'))
      expect.soft(dates.map((date) => date.getAttribute('datetime'))).toEqual(news.map(({ date }) => date))
      expect.soft(dates.map(words)).toEqual(news.map(({ date }) => dateWords(date, locale)))
    }
  })

  test('each card has an arrow link to its article', () => {
    for (const locale of localeIds)
      expect.soft(cards(locale).flatMap(links)).toEqual(
        news.map(({ slug, title }) => ({
          name: text(locale, 'news.list.read', { title: title[locale] }),
          href: `/${locale}/noticias/${slug}`,
        })),
      )
  })

  test('the arrow opens the article', async ({ page, visit }) => {
    await visit('/es-es/noticias')
    const { title, slug } = news.at(-1) as NewsItem
    await page.getByRole('link', { name: text('es-es', 'news.list.read', { title: title['es-es'] }) }).click()
    await expect(page).toHaveURL(`/es-es/noticias/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title['es-es'])
  })

  test('the video carousel has 3 videos, with title and description in the language', () => {
    for (const locale of localeIds) {
      const slides = sectionOf(list(locale), text(locale, 'news.videos.title')).querySelectorAll('article')
      expect
        .soft(slides.map((slide) => [words(one(slide, 'h3')), allWords(slide, 'p')[0]]))
        .toEqual(videos.map(({ title, description }) => [title[locale], description[locale]]))
      expect.soft(slides).toHaveLength(3)
    }
  })

  test('each video has an embedded address of its own', () => {
    const addresses = links(sectionOf(list('en-us'), text('en-us', 'news.videos.title'))).map(({ href }) => href)
    expect(new Set(addresses).size).toBe(3)
    for (const address of addresses) expect.soft(address).toMatch(/^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/.+/)
  })

  test('the videos are about AI in companies by CEO and CTO, a newspaper interview of the CTO and one at a summit', () => {
    const [companies, newspaper, summit] = sectionOf(list('en-us'), text('en-us', 'news.videos.title'))
      .querySelectorAll('article')
      .map(words)
    expect(companies).toMatch(/AI in companies.*CEO and CTO/)
    expect(newspaper).toMatch(/AI.*Jornal.*CTO/)
    expect(summit).toMatch(/Interview.*Summit.*AI/)
  })

  test('the call-to-action section links to the contact page of the language', () => {
    for (const locale of localeIds)
      expect
        .soft(links(sectionOf(list(locale), text(locale, 'news.cta.title'))))
        .toEqual([{ name: text(locale, 'news.cta.button'), href: `/${locale}/contato` }])
  })
})

test.describe('News article page', () => {
  function article(slug: string, locale: LocaleId) {
    return mainOf(`/${locale}/noticias/${slug}`)
  }

  function card(slug: string, locale: LocaleId) {
    return one(article(slug, locale), 'article aside')
  }

  function others(slug: string, locale: LocaleId): string[] {
    return attributes(sectionOf(article(slug, locale), text(locale, 'news.article.otherTitle')), 'article a', 'href')
  }

  test('the hero has title and short description in the current language', () => {
    for (const { slug, title, desc } of news)
      for (const locale of localeIds) {
        const hero = sectionOf(article(slug, locale), title[locale])
        expect.soft(words(one(hero, 'h1'))).toBe(title[locale])
        expect.soft(words(one(hero, 'p'))).toBe(desc[locale])
      }
  })

  test('a button leads to the original article in a new tab', () => {
    for (const { slug, title, originalLink } of news)
      for (const locale of localeIds) {
        const button = one(sectionOf(article(slug, locale), title[locale]), 'a')
        expect.soft(words(button)).toBe(`${text(locale, 'news.article.original')}${text(locale, 'layout.newTab')}`)
        expect.soft(button.getAttribute('href')).toBe(originalLink)
        expect.soft(button.getAttribute('target')).toBe('_blank')
        expect.soft(button.getAttribute('rel')).toContain('noopener')
      }
  })

  test('the card has the image, described', () => {
    for (const { slug, title } of news)
      for (const locale of localeIds)
        expect
          .soft(one(card(slug, locale), 'img').getAttribute('alt'))
          .toBe(text(locale, 'news.article.cover', { title: title[locale] }))
  })

  test('the card has title and description', () => {
    for (const { slug, title, desc } of news)
      for (const locale of localeIds) {
        expect.soft(allWords(card(slug, locale), 'p')).toContain(title[locale])
        expect.soft(allWords(card(slug, locale), 'p')).toContain(desc[locale])
      }
  })

  test('the card has the date', () => {
    for (const { slug, date } of news)
      for (const locale of localeIds) {
        const time = one(card(slug, locale), 'time')
        expect.soft(time.getAttribute('datetime')).toBe(date)
        expect.soft(words(time)).toBe(text(locale, 'news.article.published', { date: dateWords(date, locale) }))
      }
  })

  for (const { slug, content } of news)
    test(`${slug} shows its full text in the current language`, () => {
      for (const locale of localeIds) {
        const shown = words(one(article(slug, locale), 'article:has(aside)')).replace(/\s/g, '')
        for (const block of content[locale]) expect.soft(shown, locale).toContain(plain(block))
      }
    })

  test('the other news are 3, taken from the first four, without the article itself', () => {
    const firstFour = news.slice(0, 4).map(({ slug }) => slug)
    for (const { slug } of news)
      for (const locale of localeIds)
        expect.soft(others(slug, locale)).toEqual(
          firstFour
            .filter((other) => other !== slug)
            .slice(0, 3)
            .map((other) => `/${locale}/noticias/${other}`),
        )
  })

  test('another article opens from the grid', async ({ page, visit }) => {
    const [from, to] = news as [NewsItem, NewsItem]
    await visit(`/pt-br/noticias/${from.slug}`)
    const name = text('pt-br', 'news.list.read', { title: to.title['pt-br'] })
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/pt-br/noticias/${to.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(to.title['pt-br'])
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })

  test('the next-level call always links to /pt-br/contato', () => {
    for (const { slug } of news)
      for (const locale of localeIds)
        expect
          .soft(links(sectionOf(article(slug, locale), text(locale, 'ui.nextLevel.title'))))
          .toEqual([{ name: text(locale, 'ui.nextLevel.button'), href: '/pt-br/contato' }])
  })
})

/** The words of a piece of rich text, without spaces. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s/g, '')
  if (Array.isArray(value)) return value.map(plain).join('')
  const { text: inner, items } = value as { text?: unknown; items?: unknown }
  return plain(inner ?? items)
}
