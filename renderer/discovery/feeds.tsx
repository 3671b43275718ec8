import { Feed } from 'feed'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageAddress } from '../../components/page/page-path'
import { RichText } from '../../components/ui/RichText'
import { company } from '../../content/company'
import { articlesInFeed } from '../../content/limits'
import { news } from '../../content/news/news'
import type { Block } from '../../content/rich-text'
import { type LocaleId, locales } from '../../locales/locales'
import { absoluteUrl } from '../site-origin'
import { feedsOf } from './feed-addresses'

/**
 * The news of a language in full, for feed readers: RSS 2.0, Atom 1.0 and JSON Feed 1.
 * @returns the content of each feed by its path
 */
export function feedFiles(locale: LocaleId, { title, description }: { title: string; description: string }) {
  const list = absoluteUrl(pageAddress(locale, { to: '/noticias' }))
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
    feedLinks: Object.fromEntries(feedsOf(locale).map(({ format, path }) => [format, absoluteUrl(path)])),
    // The day of the newest article, not of the build: a build without a new article leaves the feed as it is.
    updated: new Date(news[0]?.date ?? 0),
  })
  for (const item of news.slice(0, articlesInFeed)) {
    const link = absoluteUrl(pageAddress(locale, { to: '/noticias/$slug', params: { slug: item.slug } }))
    feed.addItem({
      id: link,
      link,
      title: item.title[locale],
      description: item.desc[locale],
      content: htmlOf(item.content[locale]()),
      date: new Date(item.date),
      published: new Date(item.date),
      image: absoluteUrl(`/art/${item.img}-960.webp`),
      author: [{ name: company.name }],
    })
  }
  const contents = { rss: feed.rss2(), atom: feed.atom1(), json: feed.json1() }
  return feedsOf(locale).map(({ format, path }) => ({ path, content: contents[format] }))
}

/** An article as any reader can show it: without classes, its links whole. */
function htmlOf(blocks: Block[]): string {
  return renderToStaticMarkup(<RichText blocks={blocks} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${absoluteUrl(path)}"`)
}
