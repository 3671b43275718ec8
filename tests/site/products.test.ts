import { describe, expect, test } from 'vitest'
import { products } from '../../content/products'
import { localeIds } from '../../locales/locales'
import { links, mainOf, one, outline, sectionOf, words } from '../built-site'
import { text, texts } from '../messages'
import { at } from '../site-path'

describe.each(localeIds)('the AI products in %s', (locale) => {
  const main = mainOf(`/${locale}/produtos-de-ia`)

  test('stand between hero and next-level call', () => {
    expect(outline(main)).toEqual(texts(locale, 'products.hero.title', 'products.grid.title', 'products.next.title'))
  })

  test('follow a hero whose button leads to the services of the about page', () => {
    expect(links(sectionOf(main, text(locale, 'products.hero.title')))).toEqual([
      { name: text(locale, 'products.hero.button'), href: at(`/${locale}/quem-somos#servicos`) },
    ])
  })

  test('each have picture, description, and a button that opens their own site in a new tab', () => {
    const cards = sectionOf(main, text(locale, 'products.grid.title')).querySelectorAll('article')
    const shown = cards.map((card) => {
      const button = one(card, 'a[target=_blank]')
      return {
        title: words(one(card, 'h3')),
        img: one(card, 'img').getAttribute('src'),
        description: words(one(card, 'p')),
        button: words(button),
        href: button.getAttribute('href'),
        rel: button.getAttribute('rel'),
      }
    })
    expect(shown).toEqual(
      products.map(({ title, img, description, link }) => ({
        title,
        img: expect.stringContaining(`/art/${img}.${locale}-`),
        description: description[locale],
        button: `${text(locale, 'products.grid.open', { product: title })}${text(locale, 'layout.newTab')}`,
        href: link,
        rel: 'noopener',
      })),
    )
  })

  test('end with a call to the contact page of the language', () => {
    expect(links(sectionOf(main, text(locale, 'products.next.title')))).toEqual([
      { name: text(locale, 'products.next.button'), href: at(`/${locale}/contato`) },
    ])
  })
})
