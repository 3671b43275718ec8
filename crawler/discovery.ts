import robotsParser from 'robots-parser'
import { articlesInFeed } from '../content/limits.ts'
import { articlesIn, dayError, nodeOf, pageNode } from './json-ld.ts'
import type { SitePage } from './read-page.ts'
import { isIndexable, type Site } from './read-site.ts'
import { matchesIn, readXml } from './read-text.ts'
import { duplicatesIn, type RuleResult, rule, valueError } from './rule.ts'

const root = '/sitemap.xml'

/** Any crawler, and the large search engines, for which robots.txt may have rules of their own. */
const crawlers = ['*', 'Googlebot', 'Bingbot']

/**
 * Compares the discovery files with the pages (https://www.sitemaps.org/protocol.html, RFC 9309, https://llmstxt.org).
 */
export const discoveryRules = [
  rule('files of the sitemap', readSitemaps, ({ problem }) => problem && `${problem}, but should be a sitemap`),
  rule('sitemap', wholeSitemap, ({ entries }, site) => {
    const listed = new Set(entries.map(({ url }) => url))
    return [
      site.indexable.map(({ canonicals: [url = ''] }) => !listed.has(url) && `does not list ${url}, but should`),
      listed.size < entries.length &&
        duplicatesIn(entries.map(({ url }) => url)).map((url) => `lists ${url} twice, but should list it once`),
      entries.map((entry) => entryError(entry, site)),
    ]
  }),
  rule('robots.txt', textOf('/robots.txt'), ({ path, text }, { indexable, paths, pathOf }) => {
    if (text === undefined) return 'does not exist, but should'
    const sitemaps = robotsParser('', text).getSitemaps()
    return [
      sitemaps.length === 0 && 'names no sitemap, but should',
      sitemaps
        .filter((address) => !paths.has(pathOf(address) ?? ''))
        .map((address) => `names the sitemap ${address}, but should name one that exists`),
      indexable.map(({ canonicals: [address = ''] }) => {
        const rules = robotsParser(URL.parse(path, address)?.href ?? '', text)
        const crawler = crawlers.find((name) => rules.isDisallowed(address, name))
        const line = crawler && text.split(/\r?\n/)[rules.getMatchingLineNumber(address, crawler) - 1]
        return (
          line &&
          `"${line.replace(/\s*#.*/, '')}" disallows ${address} for ${crawler}, but should disallow no indexable page`
        )
      }),
    ]
  }),
  rule('llms.txt', textOf('/llms.txt'), ({ text }, site) => {
    if (text === undefined) return 'does not exist, but should'
    const [heading, ...lines] = text.split('\n')
    const name = `# ${site.indexable.map((page) => nodeOf(page, 'Organization')?.name).find(Boolean)}`
    const links = matchesIn(text, /\]\(([^)\s]*)\)/g)
    return [
      heading !== name && `begins with "${heading}", but should begin with "${name}"`,
      !lines.some((line) => /^> \S/.test(line)) && 'has no summary, but should have one after ">"',
      links
        .filter((link) => site.pageOf(link)?.canonicals[0] !== link)
        .map((link) => `links to ${link}, but should link to the canonical address of a page`),
      [...neededIn(site)].filter((url) => !links.includes(url)).map((url) => `does not list ${url}, but should`),
    ]
  }),
]

function readSitemaps(site: Site) {
  const index = readSitemap(root, site)
  return [index, ...index.parts.map((address) => readSitemap(site.pathOf(address) ?? address, site))]
}

/** Undefined if one of its files cannot be read. */
function wholeSitemap(site: Site) {
  const files = readSitemaps(site)
  return files.some(({ problem }) => problem) ? [] : [{ path: root, entries: files.flatMap(({ entries }) => entries) }]
}

interface SitemapXml {
  urlset?: { url?: { loc?: string; lastmod?: string; 'xhtml:link'?: { '@_hreflang': string; '@_href': string }[] }[] }
  sitemapindex?: { sitemap?: { loc?: string }[] }
}

function readSitemap(path: string, { paths, read }: Site) {
  const { content, problem } = paths.has(path)
    ? readXml<SitemapXml>(read(path))
    : { content: {}, problem: 'does not exist' }
  const { sitemapindex: index, urlset }: SitemapXml = content
  const isNested = index && path !== root
  return {
    path,
    problem: problem ?? (isNested || !(index ?? urlset) ? 'lists no pages' : undefined),
    parts: index?.sitemap?.map(({ loc = '' }) => loc) ?? [],
    entries: (urlset?.url ?? []).map(({ loc: url = '', lastmod, 'xhtml:link': links = [] }) => ({
      url,
      lastmod,
      alternates: links.map((link) => ({ hreflang: link['@_hreflang'], href: link['@_href'] })),
    })),
  }
}

function entryError(
  { url, alternates, lastmod }: ReturnType<typeof readSitemap>['entries'][number],
  { pageOf }: Site,
): RuleResult {
  const page = pageOf(url)
  if (!page || !isIndexable(page) || page.canonicals[0] !== url)
    return `"${url}" is not the address of an indexable page, but should not be listed`
  const modified = pageNode(page)?.dateModified
  const error = lastmod && dayError(lastmod)
  return [
    inWords(alternates) !== inWords(page.alternates) && `${url} should have the alternates of its page`,
    valueError(`the lastmod of ${url}`, lastmod ? [lastmod] : [], modified ? [modified] : []),
    error && `${url} has the lastmod ${lastmod}, ${error}`,
  ]
}

/** In a fixed order, for comparison. */
function inWords(alternates: SitePage['alternates']): string {
  return alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join()
}

function textOf(path: string) {
  return ({ paths, read }: Site) => [{ path, text: paths.has(path) ? read(path).toString() : undefined }]
}

/** All pages but older articles; of a paginated list only the first page, which leads to the others. */
function neededIn(site: Site): Set<string> {
  const first = site.indexable.filter(({ previous }) => previous.length === 0)
  const needed = new Set(first.flatMap(({ canonicals }) => canonicals.slice(0, 1)))
  for (const lang of site.languages)
    for (const { url } of articlesIn(lang, site, 'NewsArticle').slice(articlesInFeed)) needed.delete(url)
  return needed
}
