import { articlesInFeed } from '../../content/limits.ts'
import { pathOnSite } from '../addresses.ts'
import { articlesIn } from '../articles.ts'
import type { GraphNode } from '../graph-nodes.ts'
import { type FeedEntry, feedTypes } from '../reading/read-feed.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** The links to the feeds of news and client stories, and the feeds themselves. */
export function feedFaults(site: Site): string[] {
  const pages = [...site.pages.values()]
  const languages = [...new Set(pages.map(({ lang }) => lang))]
  return [
    ...pages.flatMap((page) => discoveryFaults(page, site)),
    ...languages.flatMap((lang) => {
      const ofLanguage = pages.filter((page) => page.lang === lang)
      const paths = ofLanguage.flatMap(({ head }) => head.feeds.flatMap(({ href }) => pathOnSite(href, site) ?? []))
      return [...new Set(paths)].flatMap((path) => contentFaults(path, lang, site))
    }),
  ]
}

function discoveryFaults({ path, head }: SitePage, site: Site): string[] {
  const counts = feedTypes.map((type) => ({ type, count: head.feeds.filter((feed) => feed.type === type).length }))
  return [
    ...counts
      .filter(({ count }) => count !== 1)
      .map(({ type, count }) => `${path}: names ${count} feeds of type ${type}, and should name one.`),
    ...head.feeds.flatMap(({ type, href }) => {
      const feed = site.feeds.get(pathOnSite(href, site) ?? '')
      if (!feed) return [`${path}: the feed ${href} should be a file of this site.`]
      return !feed.content || feed.content.type === type
        ? []
        : [`${path}: names the feed ${href} as ${type}, and should name it as ${feed.content.type}.`]
    }),
  ]
}

function contentFaults(path: string, lang: string, site: Site): string[] {
  const feed = site.feeds.get(path)
  if (!feed?.content) return feed ? [`${path}: ${feed.problem}, and should be a feed.`] : []
  const { entries } = feed.content
  const articles = articlesIn(lang, site, ['NewsArticle', 'Article']).slice(0, articlesInFeed)
  const known = articles.map(({ url }) => url)
  const strangers = entries.filter(({ link }) => !known.includes(link))
  return [
    ...strangers.map(({ link }) => `${path}: has an entry ${link}, and should only have articles in ${lang}.`),
    ...articles.flatMap(({ url, article, description }) => {
      const [entry, ...others] = entries.filter(({ link }) => link === url)
      if (!entry) return [`${path}: lacks the article ${url}, and should have it.`]
      const faults = others.length > 0 ? [`is there ${others.length + 1} times, and should be there once`] : []
      return [...faults, ...entryFaults(entry, article, description)].map(
        (fault) => `${path}: the entry ${url} ${fault}.`,
      )
    }),
  ]
}

function entryFaults(
  { title, date, html }: FeedEntry,
  { headline, datePublished }: GraphNode,
  description: string,
): string[] {
  const faults: string[] = []
  if (title !== headline) faults.push(`has the title "${title}", and should have "${headline}"`)
  if (date !== datePublished) faults.push(`has the date ${date || 'none'}, and should have ${datePublished}`)
  if (html.replace(/<[^>]*>/g, '').length <= description.length)
    faults.push('has no more text than the description of its page, and should have all of it')
  if (/<[^>]* class=/.test(html)) faults.push('has class attributes, and should have none')
  const relative = [...html.matchAll(/ (?:href|src)="(?!https?:|mailto:|tel:)([^"]*)"/g)].map(([, address]) => address)
  return [...faults, ...relative.map((address) => `leads to ${address}, and should have absolute addresses`)]
}
