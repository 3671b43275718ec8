import * as z from 'zod'
import { type Reading, readJson, readXml } from './read-text.ts'

export interface FeedEntry {
  link: string
  title: string
  /** The day, as in 2026-11-21; empty where there is none. */
  date: string
  html: string
}

export interface Feed {
  type: FeedType
  entries: FeedEntry[]
}

export const feedTypes = ['application/rss+xml', 'application/atom+xml', 'application/feed+json'] as const
type FeedType = (typeof feedTypes)[number]

/** The day of a date in any notation that feeds use. */
const day = z.string().transform((text) => {
  const time = Date.parse(text)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
})

/** An element with attributes, as Atom has them, is an object to the parser. */
const text = z.string().or(z.object({ '#text': z.string() }).transform((element) => element['#text']))

const rss = z
  .object({
    rss: z.object({
      channel: z.object({
        item: z
          .array(
            z.object({
              link: z.array(z.string()).transform(([first = '']) => first),
              title: text,
              pubDate: day,
              'content:encoded': text,
            }),
          )
          .default([]),
      }),
    }),
  })
  .transform(({ rss: { channel } }) =>
    channel.item.map(
      ({ link, title, pubDate: date, 'content:encoded': html }): FeedEntry => ({
        link,
        title,
        date,
        html,
      }),
    ),
  )

const atomLink = z.object({ '@_href': z.string(), '@_rel': z.string().default('alternate') })
const atom = z
  .object({
    feed: z.object({
      entry: z.array(z.object({ link: z.array(atomLink), title: text, published: day, content: text })).default([]),
    }),
  })
  .transform(({ feed }) =>
    feed.entry.map(
      ({ link: links, title, published: date, content: html }): FeedEntry => ({
        link: links.find((link) => link['@_rel'] === 'alternate')?.['@_href'] ?? '',
        title,
        date,
        html,
      }),
    ),
  )

const json = z
  .object({
    version: z.string().startsWith('https://jsonfeed.org/version/'),
    items: z.array(
      z.object({
        url: z.string(),
        title: z.string(),
        date_published: day,
        content_html: z.string(),
      }),
    ),
  })
  .transform(({ items }) =>
    items.map(
      ({ url: link, title, date_published: date, content_html: html }): FeedEntry => ({
        link,
        title,
        date,
        html,
      }),
    ),
  )

/** Reads RSS 2.0, Atom 1.0 or a JSON Feed, whatever the file is. */
export function readFeed(content: string): Reading<Feed> {
  if (content.trimStart().startsWith('{')) return typed('application/feed+json', readJson(content, json))
  return content.includes('<rss')
    ? typed('application/rss+xml', readXml(content, rss))
    : typed('application/atom+xml', readXml(content, atom))
}

function typed(type: FeedType, reading: Reading<FeedEntry[]>): Reading<Feed> {
  return reading.content ? { content: { type, entries: reading.content } } : { problem: reading.problem }
}
