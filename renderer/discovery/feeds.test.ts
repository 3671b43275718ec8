import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { news } from '../../content/news/news'
import { stories } from '../../content/stories/stories'
import { localeIds, locales } from '../../locales/locales'
import { at } from '../../tests/site-path'
import { absoluteUrl } from '../site-origin'
import { feedFiles } from './feeds'

const parser = new XMLParser()

// What their entries hold is asked of the feeds that were built (crawler/feeds.ts).
test.each(localeIds)('the feeds of %s say what they are, and since when they hold the newest entry', (locale) => {
  const [rss, atom, json] = feedFiles(locale, { title: 'Feed & more', description: 'What it is' })
  for (const feed of [rss, atom]) expect(XMLValidator.validate(feed?.content ?? '')).toBe(true)
  expect(rss?.path).toBe(at(`/${locale}/noticias/rss.xml`))
  expect(parser.parse(rss?.content ?? '').rss.channel).toMatchObject({
    title: 'Feed & more',
    language: locales[locale].tag,
  })
  const newest = [...news, ...stories].map(({ date }) => date).sort()
  expect(parser.parse(atom?.content ?? '').feed.updated).toBe(`${newest.at(-1)}T00:00:00.000Z`)
  expect(JSON.parse(json?.content ?? '').feed_url).toBe(absoluteUrl(at(`/${locale}/noticias/feed.json`)))
})
