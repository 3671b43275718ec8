import { dayFault, pageNode } from './graph.ts'
import type { SitePage } from './read-page.ts'
import { isIndexable, type Site } from './read-site.ts'
import { readXml } from './read-text.ts'
import { doublesIn, rule, type Verdict, valueFault } from './rule.ts'

const root = '/sitemap.xml'

/** The sitemap, or the index and its parts, against the pages themselves (https://www.sitemaps.org/protocol.html). */
export const sitemapRules = [
  rule('files of the sitemap', readSitemaps, ({ problem }) => problem && `${problem}, and should be a sitemap`),
  rule('sitemap', wholeSitemap, ({ entries }, site) => {
    const listed = new Set(entries.map(({ url }) => url))
    return [
      site.indexable.map(({ canonicals: [url = ''] }) => !listed.has(url) && `lacks ${url}, and should list it`),
      listed.size < entries.length &&
        doublesIn(entries.map(({ url }) => url)).map((url) => `lists ${url} twice, and should list it once`),
      entries.map((entry) => entryFault(entry, site)),
    ]
  }),
]

function readSitemaps(site: Site) {
  const index = readSitemap(root, site)
  return [index, ...index.parts.map((address) => readSitemap(site.pathOf(address) ?? address, site))]
}

/** Nothing where a file of it cannot be read. */
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

function entryFault(
  { url, alternates, lastmod }: ReturnType<typeof readSitemap>['entries'][number],
  { pageOf }: Site,
): Verdict {
  const page = pageOf(url)
  if (!page || !isIndexable(page) || page.canonicals[0] !== url)
    return `"${url}" is not the address of an indexable page, and should not be listed`
  const modified = pageNode(page)?.dateModified
  const fault = lastmod && dayFault(lastmod)
  return [
    inWords(alternates) !== inWords(page.alternates) && `${url} should have the alternates of its page`,
    valueFault(`the lastmod of ${url}`, lastmod ? [lastmod] : [], modified ? [modified] : []),
    fault && `${url} has the lastmod ${lastmod}, ${fault}`,
  ]
}

/** In a fixed order, to compare two lists of them. */
function inWords(alternates: SitePage['alternates']): string {
  return alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join()
}
