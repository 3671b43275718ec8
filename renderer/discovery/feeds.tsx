import { Feed } from 'feed'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageAddress } from '../../components/page/page-path.ts'
import { widestPicture } from '../../components/ui/picture-families.ts'
import { RichText } from '../../components/ui/RichText.tsx'
import { company } from '../../content/company/company.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { articlesInFeed } from '../../content/limits.ts'
import { news } from '../../content/news/news.ts'
import type { ClientStory } from '../../content/stories/stories.schema.ts'
import { stories } from '../../content/stories/stories.ts'
import type { Block } from '../../content/text/rich-text.ts'
import { type LocaleId, locales } from '../../locales/locales.ts'
import { feedPath } from '../head/page-head.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'

/** The full news and client stories of a language, as RSS 2.0. */
export function newsFeed(locale: LocaleId, { title, description }: { title: string; description: string }): string {
  const list = absoluteUrl(pageAddress(locale, { to: '/noticias' }))
  const entries = entriesIn(locale)
  const feed = new Feed({
    id: list,
    link: list,
    title,
    description,
    language: locales[locale].tag,
    favicon: absoluteUrl('/favicon.ico'),
    image: absoluteUrl('/icon-512.png'),
    copyright: company.legalName,
    generator: company.name,
    author: { name: company.name, email: company.email, link: absoluteUrl(pageAddress(locale, { to: '/' })) },
    feedLinks: { rss: absoluteUrl(feedPath(locale)) },
    // The day of the newest entry, so that a build without a new one leaves the feed unchanged.
    updated: new Date(noonOf(entries[0]?.date ?? '1970-01-01')),
  })
  for (const { link, title, description, date, img, blocks } of entries)
    feed.addItem({
      id: link,
      link,
      title,
      description,
      content: htmlOf(blocks()),
      date: new Date(noonOf(date)),
      published: new Date(noonOf(date)),
      image: absoluteUrl(widestPicture(img)),
      author: [{ name: company.name }],
    })
  return feed.rss2()
}

interface Entry {
  link: string
  title: string
  description: string
  date: string
  img: string
  /** Lazy, because only the newest of thousands are shown. */
  blocks: () => Block[]
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
      blocks: content[locale],
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
      blocks: () => blocksOf(story, locale),
    }
  })
  return [...articles, ...ofClients].sort((one, other) => other.date.localeCompare(one.date)).slice(0, articlesInFeed)
}

function blocksOf({ problem, built, figure, quote }: ClientStory, locale: LocaleId): Block[] {
  const { what, before, after, measured } = figure
  const paragraphs = [...problem, ...built].map((paragraph) => paragraph[locale])
  const change = `${what[locale]}: ${before[locale]} → ${after[locale]}. ${measured[locale]}`
  return [
    ...[...paragraphs, change].map((words): Block => ({ kind: 'paragraph', text: [words] })),
    { kind: 'quote', text: [`${quote.text[locale]} ${quote.name}, ${quote.role[locale]}`] },
  ]
}

/** An article for any reader: without classes, with absolute links. */
function htmlOf(blocks: Block[]): string {
  return renderToStaticMarkup(<RichText blocks={blocks} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${absoluteUrl(path)}"`)
}
