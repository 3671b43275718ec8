import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { noonOf } from '../../content/dates/company-days.ts'
import { articlesInFeed } from '../../content/limits.ts'
import { news } from '../../content/news/news.ts'
import { stories } from '../../content/stories/stories.ts'
import { localeIds } from '../../locales/locales.ts'
import { feedsOf } from '../../renderer/head/page-head.ts'
import { addresses, attributes, documentOf } from './built-site.ts'

const parser = new XMLParser({ isArray: (name) => ['item', 'entry'].includes(name) })
const read = (path: string) => readFileSync(`dist/client${path}`, 'utf8')

interface Item {
  url: string
  summary: string
  date_published: string
  content_html: string
}

test.each(localeIds)(
  'the feeds in %s have the newest articles and client stories, whole, with absolute addresses',
  (id) => {
    const [rss, atom, json] = feedsOf(id).map(({ path }) => read(path)) as [string, string, string]
    const items: Item[] = JSON.parse(json).items
    const dates = [...news, ...stories].map(({ date }) => date).sort()
    expect(items.map((item) => item.date_published)).toEqual(dates.reverse().slice(0, articlesInFeed).map(noonOf))
    for (const { url, summary, content_html: html } of items) {
      expect(html.replace(/<[^>]*>/g, '').length, url).toBeGreaterThan(summary.length)
      expect(html, url).not.toMatch(/ class=| (?:href|src)="(?!https?:|mailto:|tel:)/)
    }
    const links = items.map(({ url }) => url)
    expect(parser.parse(rss).rss.channel.item.map(({ link }: { link: string }) => link)).toEqual(links)
    expect(parser.parse(atom).feed.entry.map(({ id }: { id: string }) => id)).toEqual(links)
  },
)

test('llms.txt leads to canonical addresses only', () => {
  const canonicals = addresses.flatMap((address) => attributes(documentOf(address), 'link[rel=canonical]', 'href'))
  const listed = [...read('/llms.txt').matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address)
  expect(listed.length).toBeGreaterThan(localeIds.length)
  expect(canonicals).toEqual(expect.arrayContaining(listed))
})
