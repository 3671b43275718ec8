import { articlesInFeed } from '../content/limits.ts'
import { articlesIn, dayOf, type SiteArticle } from './json-ld.ts'
import type { Site } from './read-site.ts'
import { matchesIn, parseJson, readXml } from './read-text.ts'
import { allPages, countError, distinct, type RuleResult, rule, valueError } from './rule.ts'

const types = ['application/rss+xml', 'application/atom+xml', 'application/feed+json'] as const

/** The feeds, and the links to them. */
export const feedRules = [
  rule('a feed of each type', allPages, ({ feeds }) =>
    types.map((type) => countError(`feeds of type ${type}`, feeds.filter((feed) => feed.type === type).length)),
  ),
  rule(
    'feeds that pages name',
    ({ pages }) =>
      distinct(
        pages,
        ({ feeds }) => feeds,
        ({ type, href }) => `${type} ${href}`,
      ),
    ({ value: { type, href } }, { paths, pathOf, read }) => {
      const path = pathOf(href) ?? ''
      if (!paths.has(path)) return `the feed ${href} should be a file of this site`
      const feed = readFeed(read(path))
      return feed.type && feed.type !== type && `names the feed ${href} as ${type}, but should name it as ${feed.type}`
    },
  ),
  rule('entries of feeds', feedsOfLanguages, ({ path, lang }, site) => {
    const { type, problem, entries } = readFeed(site.read(path))
    if (!type) return `${problem}, but should be a feed`
    const articles = articlesIn(lang, site, 'NewsArticle', 'Article').slice(0, articlesInFeed)
    const known = articles.map(({ url }) => url)
    return [
      entries
        .filter(({ link }) => !known.includes(link))
        .map(({ link }) => `has an entry ${link}, but should only contain articles in ${lang}`),
      articles.map((article) => {
        const [entry, ...others] = entries.filter(({ link }) => link === article.url)
        if (!entry) return `does not contain the article ${article.url}, but should`
        return [countError(`entries ${article.url}`, others.length + 1), entryErrors(entry, article)]
      }),
    ]
  }),
]

/** The feeds that the pages of each language name. */
function feedsOfLanguages({ pages, paths, pathOf }: Site) {
  const named = pages.flatMap(({ lang, feeds }) => feeds.map(({ href }) => ({ lang, path: pathOf(href) ?? '' })))
  const once = new Map(named.map((feed) => [`${feed.lang} ${feed.path}`, feed]))
  return [...once.values()].filter(({ path }) => paths.has(path))
}

function entryErrors({ link, title, date, html }: Entry, { article, description }: SiteArticle): RuleResult {
  const subject = `the entry ${link}`
  return [
    valueError(`the title of ${subject}`, [title], [article.headline]),
    valueError(`the date of ${subject}`, [date || 'none'], [article.datePublished]),
    html.replace(/<[^>]*>/g, '').length <= description.length &&
      `${subject} has no more text than the description of its page, but should have the full text`,
    /<[^>]* class=/.test(html) && `${subject} has class attributes, but should have none`,
    matchesIn(html, / (?:href|src)="(?!https?:|mailto:|tel:)([^"]*)"/g).map(
      (address) => `${subject} links to ${address}, but should use absolute addresses`,
    ),
  ]
}

interface Entry {
  link: string
  title: string
  /** Such as 2026-11-21; empty if there is none. */
  date: string
  html: string
}

type XmlText = string | { '#text'?: string }

/** An unprocessed entry of any feed format. */
interface RawEntry {
  link?: (string | { '@_rel'?: string; '@_href'?: string })[]
  url?: string
  title?: XmlText
  pubDate?: string
  published?: string
  date_published?: string
  'content:encoded'?: XmlText
  content?: XmlText
  content_html?: string
}

interface RawFeed {
  rss?: { channel: { item?: RawEntry[] } }
  feed?: { entry?: RawEntry[] }
  version?: string
  items?: RawEntry[]
}

/** Reads RSS 2.0, Atom 1.0 or JSON Feed. */
function readFeed(file: Buffer): { type?: string; problem?: string; entries: Entry[] } {
  const [rss, atom, json] = types
  if (!file.toString().trimStart().startsWith('<')) {
    const { version, items = [] } = (parseJson(file.toString()) ?? {}) as RawFeed
    const isFeed = version?.startsWith('https://jsonfeed.org/version/')
    return isFeed ? { type: json, entries: items.map(entryOf) } : { problem: 'is not a JSON Feed', entries: [] }
  }
  const { content, problem = 'is neither RSS nor Atom' } = readXml<RawFeed>(file)
  if (content.rss) return { type: rss, entries: (content.rss.channel.item ?? []).map(entryOf) }
  return content.feed ? { type: atom, entries: (content.feed.entry ?? []).map(entryOf) } : { problem, entries: [] }
}

function entryOf(raw: RawEntry): Entry {
  const links = raw.link?.map((link) =>
    typeof link === 'string' ? link : link['@_rel'] === 'enclosure' ? '' : link['@_href'],
  )
  return {
    link: raw.url ?? links?.find(Boolean) ?? '',
    title: textOf(raw.title),
    date: dayOf(raw.pubDate ?? raw.published ?? raw.date_published),
    html: textOf(raw['content:encoded'] ?? raw.content ?? raw.content_html),
  }
}

function textOf(value: XmlText = ''): string {
  return typeof value === 'string' ? value : (value['#text'] ?? '')
}
