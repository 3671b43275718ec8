import { pageAddress } from '../../components/page/page-path.ts'
import { textIn } from '../../locales/intl.ts'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { writeClientFile } from '../build/client-files.ts'
import { feedPath, type PageHead } from '../head/page-head.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'
import { newsFeed } from './feeds.ts'
import { sitemap } from './sitemap.ts'

/** A page as the lists of pages need it. */
interface ListedPage {
  pathname: string
  head: PageHead
}

/** Writes sitemap, robots.txt and feeds. */
export function writeDiscoveryFiles(pages: ListedPage[]): void {
  const indexablePages = pages.filter(isIndexable)
  const entries = indexablePages.map(({ pathname, head }) => ({
    url: absoluteUrl(pathname),
    alternates: head.alternates,
    modified: head.dates?.modified,
  }))
  const files = {
    'sitemap.xml': sitemap(entries),
    // RFC 9309: crawlers may read everything but the API.
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  }
  for (const [name, content] of Object.entries(files)) writeClientFile(`/${name}`, content)
  for (const locale of localeIds) writeFeed(locale, indexablePages)
}

/** Whether search engines should index a page at this address. */
function isIndexable({ head, pathname }: ListedPage): boolean {
  return head.isIndexed && head.canonical === absoluteUrl(pathname)
}

function writeFeed(locale: LocaleId, pages: ListedPage[]): void {
  const list = pageAddress(locale, { to: '/noticias' })
  const page = pages.find(({ pathname }) => pathname === list)
  if (!page) throw new Error(`There is no page at ${list}.`)
  const { description } = page.head
  writeClientFile(feedPath(locale), newsFeed(locale, { title: textIn(locale)('news.feed'), description }))
}
