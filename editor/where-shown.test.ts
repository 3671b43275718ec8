import { expect, test } from 'vitest'
import { news } from '../content/news/news'
import { defaultLocale } from '../locales/locales'
import { text } from '../tests/messages'
import { at } from '../tests/site-path'
import { addressesOfTexts } from './where-shown'

test('translators are led to the page that shows a text, and to its words', async () => {
  const found = await addressesOfTexts()
  const address = (group: string) => new URL(found.get(group) ?? 'none:')
  const contact = at(`/${defaultLocale}/contato`)
  const title = address('locales/*/contact.json#contact.page.after')
  expect([title.pathname, title.hash]).toEqual([contact, `#:~:text=${encodeURIComponent(text(defaultLocale, 'contact.page.after')).replaceAll('-', '%2D')}`])
  const headTitle = address('locales/*/contact.json#contact.head.title')
  expect([headTitle.pathname, headTitle.hash], 'a page shows it nowhere').toEqual([contact, ''])
  for (const { slug } of news) expect(address(`content/news/${slug}/*.md#1`).pathname).toBe(`/${defaultLocale}/noticias/${slug}`)
})
