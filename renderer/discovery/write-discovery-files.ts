import { writeClientFile } from '../build/client-files.ts'
import type { PageHead } from '../head/page-head.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'
import { sitemap } from './sitemap.ts'

/** A page as the lists of pages need it. */
interface ListedPage {
  pathname: string
  head: PageHead
}

/** Writes sitemap and robots.txt. */
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
}

/** Whether search engines should index a page at this address. */
function isIndexable({ head, pathname }: ListedPage): boolean {
  return head.isIndexed && head.canonical === absoluteUrl(pathname)
}
