import { pageAddress } from '../../components/page/page-path.ts'
import { company } from '../../content/company/company.ts'
import { textIn } from '../../locales/intl.ts'
import { type LocaleId, localeIds, localeOfPath, locales } from '../../locales/locales.ts'
import { writeClientFile } from '../build/client-files.ts'
import type { PageHead } from '../head/page-head.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'
import { feedFiles } from './feeds.tsx'
import { sitemap } from './sitemap.ts'

/** A page as the lists of pages need it. */
interface ListedPage {
  pathname: string
  head: PageHead
}

/** Writes sitemap, robots.txt, llms.txt and feeds. */
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
    'llms.txt': llmsTxt(indexablePages),
  }
  for (const [name, content] of Object.entries(files)) writeClientFile(`/${name}`, content)
  for (const locale of localeIds) writeFeeds(locale, indexablePages)
}

/** Whether search engines should index a page at this address. */
function isIndexable({ head, pathname }: ListedPage): boolean {
  return head.isIndexed && head.canonical === absoluteUrl(pathname)
}

function writeFeeds(locale: LocaleId, pages: ListedPage[]): void {
  const { description } = pageAt(pageAddress(locale, { to: '/noticias' }), pages).head
  for (const { path, content } of feedFiles(locale, { title: textIn(locale)('news.feed'), description }))
    writeClientFile(path, content)
}

/** A summary of the site for language models (https://llmstxt.org). */
function llmsTxt(pages: ListedPage[]): string {
  const facts = [
    `- Company: ${company.legalName}, Brazil`,
    `- E-mail: ${company.email}`,
    `- Phone: ${company.phone}`,
    `- Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ]
  const lists = localeIds.map((locale) => {
    const lines = pages
      .filter(({ pathname }) => localeOfPath(pathname) === locale)
      .map(({ head, pathname }) => `- [${head.share?.title}](${absoluteUrl(pathname)}): ${head.description}`)
    return [`## ${locales[locale].name}`, '', ...lines].join('\n')
  })
  const { description } = pageAt(pageAddress('en-us', { to: '/' }), pages).head
  return `${[`# ${company.name}`, `> ${description}`, facts.join('\n'), ...lists].join('\n\n')}\n`
}

/** @throws if there is none */
function pageAt(pathname: string, pages: ListedPage[]) {
  const found = pages.find((page) => page.pathname === pathname)
  if (!found) throw new Error(`There is no page at ${pathname}.`)
  return found
}
