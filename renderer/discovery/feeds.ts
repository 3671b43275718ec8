import { statSync } from 'node:fs'
import { pageAddress } from '../../components/page/page-path.ts'
import { widestPicture } from '../../components/ui/picture-families.ts'
import { company } from '../../content/company/company.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { articlesInFeed } from '../../content/limits.ts'
import { news } from '../../content/news/news.ts'
import type { ClientStory } from '../../content/stories/stories.schema.ts'
import { stories } from '../../content/stories/stories.ts'
import { type LocaleId, locales } from '../../locales/locales.ts'
import { feedPath } from '../head/page-head.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'

/** The full news and client stories of a language, as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function newsFeed(locale: LocaleId, { title, description }: { title: string; description: string }): string {
  const list = absoluteUrl(pageAddress(locale, { to: '/noticias' }))
  const entries = entriesIn(locale)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
  <title>${xmlText(title)}</title>
  <link>${list}</link>
  <description>${xmlText(description)}</description>
  <language>${locales[locale].tag}</language>
  <copyright>${xmlText(company.legalName)}</copyright>
  <image><title>${xmlText(title)}</title><url>${absoluteUrl('/icon-512.png')}</url><link>${list}</link></image>
  <lastBuildDate>${dateOf(entries[0])}</lastBuildDate>
  <atom:link href="${absoluteUrl(feedPath(locale))}" rel="self" type="application/rss+xml"/>
${entries.map(itemOf).join('')}</channel>
</rss>
`
}

function itemOf(entry: Entry): string {
  const { link, title, description, img, html } = entry
  const picture = widestPicture(img)
  return `  <item>
    <title>${xmlText(title)}</title>
    <link>${link}</link>
    <guid isPermaLink="false">${link}</guid>
    <pubDate>${dateOf(entry)}</pubDate>
    <description>${xmlText(description)}</description>
    <content:encoded><![CDATA[${withAbsoluteLinks(html())}]]></content:encoded>
    <enclosure url="${absoluteUrl(picture)}" length="${statSync(`public${picture}`).size}" type="image/webp"/>
  </item>
`
}

/** Of the feed, the day of its newest entry, so that a build without a new one leaves it unchanged. */
function dateOf(entry?: Entry): string {
  return new Date(noonOf(entry?.date ?? '1970-01-01')).toUTCString()
}

function xmlText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

interface Entry {
  link: string
  title: string
  description: string
  date: string
  img: string
  /** Lazy, because only the newest of thousands are shown. */
  html: () => string
}

/** The newest articles and client stories. */
function entriesIn(locale: LocaleId): Entry[] {
  const articles = news.map(
    ({ slug, title, desc, date, img, content }): Entry => ({
      link: absoluteUrl(pageAddress(locale, { to: '/noticias/$slug', params: { slug } })),
      title: title[locale],
      description: desc[locale],
      date,
      img,
      html: () => content[locale].html,
    }),
  )
  const ofClients = stories.map((story): Entry => {
    const { slug, headTitle, desc, date, img } = story
    const link = absoluteUrl(pageAddress(locale, { to: '/casos/$slug', params: { slug } }))
    return {
      link,
      title: headTitle[locale],
      description: desc[locale],
      date,
      img,
      html: () => storyHtml(story, locale),
    }
  })
  return [...articles, ...ofClients].sort((a, b) => b.date.localeCompare(a.date)).slice(0, articlesInFeed)
}

function storyHtml({ problem, built, figure, quote }: ClientStory, locale: LocaleId): string {
  const { what, before, after, measured } = figure
  const paragraphs = [...problem, ...built].map((paragraph) => paragraph[locale])
  const change = `${what[locale]}: ${before[locale]} → ${after[locale]}. ${measured[locale]}`
  return `${[...paragraphs, change].map((words) => `<p>${xmlText(words)}</p>`).join('')}
<blockquote>${xmlText(`${quote.text[locale]} ${quote.name}, ${quote.role[locale]}`)}</blockquote>`
}

function withAbsoluteLinks(html: string): string {
  return html.replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${absoluteUrl(path)}"`)
}
