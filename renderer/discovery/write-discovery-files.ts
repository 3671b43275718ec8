import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageAddress } from '../../components/page/page-path'
import { company } from '../../content/company'
import { articlesInFeed } from '../../content/limits'
import { news } from '../../content/news/news'
import { type LocaleId, localeIds, locales } from '../../locales/locales'
import type { AssembledPage } from '../assemble-page'
import { drawShareImages } from '../share-images/draw-share-images'
import { absoluteUrl } from '../site-origin'
import { feedFiles } from './feeds'
import { llmsTxt } from './llms'
import { robotsTxt } from './robots'
import { sitemapFiles } from './sitemap'

const folder = 'dist/client'

const olderArticles = new Set(
  news
    .slice(articlesInFeed)
    .flatMap(({ slug }) => localeIds.map((locale) => pageAddress(locale, { to: '/noticias/$slug', params: { slug } }))),
)

/** Writes the files that list all pages (sitemap, robots, llms, feeds), and the share images of the pages. */
export async function writeDiscoveryFiles(pages: AssembledPage[]): Promise<void> {
  const indexablePages = pages.filter(isIndexable)
  const sitemaps = sitemapFiles(
    indexablePages.map(({ page, head, dates }) => ({
      url: absoluteUrl(page.pathname),
      alternates: head.alternates,
      modified: dates?.modified,
    })),
    (file) => absoluteUrl(`/${file}`),
  )
  const files: Record<string, string> = {
    ...sitemaps,
    'robots.txt': robotsTxt(absoluteUrl('/sitemap.xml')),
    'llms.txt': llmsOf(indexablePages),
    ...Object.fromEntries(localeIds.flatMap((locale) => feedsIn(locale, indexablePages))),
  }
  for (const [path, content] of Object.entries(files)) write(join(folder, path), content)
  const { drawn, reused } = await drawShareImages(
    pages.flatMap(({ shareImage }) => shareImage ?? []),
    join(folder, 'share-images'),
  )
  console.log(`Drew ${drawn} share images, and took ${reused} from the last time.`)
}

/** Pages that search engines are sent to, each at its one address. */
function isIndexable({ head, page }: AssembledPage): boolean {
  return head.isIndexed && head.canonical === absoluteUrl(page.pathname)
}

function feedsIn(locale: LocaleId, pages: AssembledPage[]): [string, string][] {
  const list = pageAt(pageAddress(locale, { to: '/noticias' }), pages).head
  // Every page names the feeds of its language by the message `news.feed`.
  const [feed] = list.feeds
  if (!feed) throw new Error(`${locale}: the list of news names no feed.`)
  return feedFiles(locale, { title: feed.title, description: list.description }).map(({ path, content }) => [
    path.slice(1),
    content,
  ])
}

function llmsOf(pages: AssembledPage[]): string {
  const listed = pages.filter((page) => !isLeftOut(page))
  const hasAll = listed.length === pages.length
  return llmsTxt({
    name: company.name,
    summary: pageAt(pageAddress('en-us', { to: '/' }), pages).head.description,
    facts: [
      `Company: ${company.legalName}, Brazil`,
      `E-mail: ${company.email}`,
      `Phone: ${company.phone}`,
      `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
      ...(hasAll
        ? []
        : [`News: the newest ${articlesInFeed} articles stand below; the list of news and the sitemap have all`]),
    ],
    sections: localeIds.map((locale) => ({
      heading: locales[locale].name,
      pages: listed
        .filter(({ page }) => page.locale === locale)
        .map(({ head, page }) => ({
          title: head.share?.title ?? head.title,
          description: head.description,
          url: absoluteUrl(page.pathname),
        })),
    })),
  })
}

/** Older articles than a feed holds, and the further pages of a list: there may be thousands. */
function isLeftOut({ head, page }: AssembledPage): boolean {
  return head.previous !== undefined || olderArticles.has(page.pathname)
}

/** @throws where there is none. */
function pageAt(pathname: string, pages: AssembledPage[]) {
  const found = pages.find(({ page }) => page.pathname === pathname)
  if (!found) throw new Error(`There is no page at ${pathname}.`)
  return found
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
