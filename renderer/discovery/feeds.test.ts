import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { articlesInFeed } from '../../content/limits'
import { news } from '../../content/news/news'
import { stories } from '../../content/stories/stories'
import { localeIds, locales } from '../../locales/locales'
import { at, type SitePath } from '../../tests/site-path'
import { absoluteUrl } from '../site-origin'
import { feedFiles } from './feeds'

const parser = new XMLParser({ ignoreAttributes: false })

describe.each(localeIds)('the feeds of %s', (locale) => {
  const [rss, atom, json] = feedFiles(locale, { title: 'Feed & more', description: 'What it is' })
  const newest = [
    ...news.map(({ slug, title, date }) => ({ path: `noticias/${slug}`, title, date })),
    ...stories.map(({ slug, headTitle, date }) => ({ path: `casos/${slug}`, title: headTitle, date })),
  ]
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, articlesInFeed)
  const titles = newest.map(({ title }) => title[locale])
  const links = newest.map(({ path }) => absoluteUrl(at(`/${locale}/${path}` as SitePath)))

  test('RSS holds every article and client story in full', () => {
    expect(rss?.path).toBe(at(`/${locale}/noticias/rss.xml`))
    expect(XMLValidator.validate(rss?.content ?? '')).toBe(true)
    const { channel } = parser.parse(rss?.content ?? '').rss
    expect([channel.title, channel.language]).toEqual(['Feed & more', locales[locale].tag])
    expect(channel.item.map(({ title }: { title: string }) => title)).toEqual(titles)
    expect(channel.item.map(({ link }: { link: string }) => link)).toEqual(links)
    for (const item of channel.item) expectWhole(item['content:encoded'])
  })

  test('Atom holds every article and client story in full', () => {
    expect(XMLValidator.validate(atom?.content ?? '')).toBe(true)
    const { feed } = parser.parse(atom?.content ?? '')
    expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual(links)
    expect(feed.updated).toBe(`${newest[0]?.date}T00:00:00.000Z`)
    for (const entry of feed.entry) expectWhole(entry.content['#text'])
  })

  test('JSON Feed holds every article and client story in full', () => {
    const { items, feed_url } = JSON.parse(json?.content ?? '')
    expect(feed_url).toBe(absoluteUrl(at(`/${locale}/noticias/feed.json`)))
    expect(items.map(({ url }: { url: string }) => url)).toEqual(links)
    for (const item of items) expectWhole(item.content_html)
  })
})

function expectWhole(html: string): void {
  expect(html.length).toBeGreaterThan(800)
  expect(html).toContain('<p>')
  expect(html).not.toMatch(/ class=|href="\//)
}
