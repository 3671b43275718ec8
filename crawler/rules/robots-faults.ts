import robotsParser from 'robots-parser'
import { canonicalOf, indexablePages, pathOnSite } from '../addresses.ts'
import type { Site } from '../reading/read-site.ts'

/** The file is checked for any crawler and for the large search engines, since it may have rules for one of them only. */
const crawlers = ['*', 'Googlebot', 'Bingbot']

/** What robots.txt disallows, and the sitemaps that it names (RFC 9309). */
export function robotsFaults(site: Site): string[] {
  if (site.robots === undefined) return ['/robots.txt: does not exist, and should.']
  const sitemaps = robotsParser('', site.robots).getSitemaps()
  const faults = sitemaps
    .filter((address) => !site.sitemaps.has(pathOnSite(address, site) ?? ''))
    .map((address) => `/robots.txt: names the sitemap ${address}, and should name one that exists.`)
  if (sitemaps.length === 0) faults.push('/robots.txt: names no sitemap, and should name one.')
  return [
    ...faults,
    ...indexablePages(site).flatMap((page) => forbiddenFaults(canonicalOf(page) ?? '', site.robots ?? '')),
  ]
}

function forbiddenFaults(address: string, robots: string): string[] {
  const { origin, pathname } = new URL(address)
  const rules = robotsParser(`${origin}/robots.txt`, robots)
  const crawler = crawlers.find((name) => rules.isDisallowed(address, name))
  if (!crawler) return []
  const rule = robots.split(/\r?\n/)[rules.getMatchingLineNumber(address, crawler) - 1]?.replace(/\s*#.*/, '')
  return [`/robots.txt: "${rule}" disallows ${pathname} for ${crawler}, and should disallow no indexable page.`]
}
