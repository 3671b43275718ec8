import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noonOf } from '../../content/dates/company-days.ts'
import { articlesInFeed } from '../../content/limits.ts'
import { news } from '../../content/news/news.ts'
import { stories } from '../../content/stories/stories.ts'
import { localeIds } from '../../locales/locales.ts'
import { feedPath } from '../../renderer/head/page-head.ts'
import { addresses, attributes, documentOf } from './built-site.ts'

/** Read as XML: in HTML, `<link>` has no content. */
function itemsOf(feed: string) {
  return parse(feed, { lowerCaseTagName: false, voidTag: { tags: [] } })
    .querySelectorAll('item')
    .map((item) => {
      const [link = '', pubDate = '', description = '', html = ''] = [
        'link',
        'pubDate',
        'description',
        'content:encoded',
      ].map((name) => item.getElementsByTagName(name)[0]?.innerHTML.replace(/^<!\[CDATA\[|\]\]>$/g, ''))
      const { url = '', length } = item.getElementsByTagName('enclosure')[0]?.attributes ?? {}
      return { link, pubDate, description, html, picture: new URL(url).pathname, length }
    })
}

test.each(localeIds)(
  'the feed in %s has the newest articles and client stories, whole, with absolute addresses',
  (id) => {
    const items = itemsOf(readFileSync(`dist/client${feedPath(id)}`, 'utf8'))
    const dates = [...news, ...stories].map(({ date }) => date).sort()
    expect(items.map(({ pubDate }) => new Date(pubDate).getTime())).toEqual(
      dates
        .reverse()
        .slice(0, articlesInFeed)
        .map((date) => new Date(noonOf(date)).getTime()),
    )
    for (const { link, description, html, picture, length } of items) {
      expect(Number(length), picture).toBe(statSync(`dist/client${picture}`).size)
      expect(addresses).toContain(new URL(link).pathname)
      expect(html.replace(/<[^>]*>/g, '').length, link).toBeGreaterThan(description.length)
      expect(html, link).not.toMatch(/ class=| (?:href|src)="(?!https?:|mailto:|tel:)/)
    }
  },
)

test('each page has a picture to share, and no others exist: JPEGs that every network accepts', async () => {
  const shared = addresses
    .filter((address) => !address.endsWith('/404'))
    .map((address) =>
      attributes(documentOf(address), 'meta[property="og:image"]', 'content').map((url) => basename(url)),
    )
  expect(shared.filter(({ length }) => length !== 1)).toEqual([])
  const files = readdirSync('dist/client/share-images').sort()
  expect(files).toEqual([...new Set(shared.flat())].sort())
  for (const file of files) {
    const picture = readFileSync(`dist/client/share-images/${file}`)
    expect(picture.length, file).toBeLessThan(300_000)
    expect(await sharp(picture).metadata(), file).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})
