import { XMLParser } from 'fast-xml-parser'
import { pageNode } from './json-ld.ts'
import type { SitePage } from './read-page.ts'
import { isIndexable, type Site } from './read-site.ts'
import { duplicatesIn, type RuleResult, rule, valueError } from './rule.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['url', 'xhtml:link'].includes(name),
})

/** Compares the sitemap with the pages (https://www.sitemaps.org/protocol.html). */
export const sitemapRules = [
  rule('sitemap', wholeSitemap, ({ entries }, site) => {
    const listed = new Set(entries.map(({ loc }) => loc))
    return [
      site.indexable.map(({ canonicals: [url = ''] }) => !listed.has(url) && `does not list ${url}, but should`),
      listed.size < entries.length &&
        duplicatesIn(entries.map(({ loc }) => loc)).map((url) => `lists ${url} twice, but should list it once`),
      entries.map((entry) => entryError(entry, site)),
    ]
  }),
]

interface SitemapEntry {
  loc: string
  lastmod?: string
  'xhtml:link'?: { '@_hreflang': string; '@_href': string }[]
}

function wholeSitemap({ paths, read }: Site) {
  const path = '/sitemap.xml'
  const entries: SitemapEntry[] = (paths.has(path) && parser.parse(read(path)).urlset?.url) || []
  return [{ path, entries }]
}

function entryError({ loc, lastmod, 'xhtml:link': links = [] }: SitemapEntry, { pageOf }: Site): RuleResult {
  const page = pageOf(loc)
  if (!page || !isIndexable(page) || page.canonicals[0] !== loc)
    return `"${loc}" is not the address of an indexable page, but should not be listed`
  const modified = pageNode(page)?.dateModified
  const alternates = links.map((link) => ({ hreflang: link['@_hreflang'], href: link['@_href'] }))
  return [
    inWords(alternates) !== inWords(page.alternates) && `${loc} should have the alternates of its page`,
    valueError(`the lastmod of ${loc}`, lastmod ? [lastmod] : [], modified ? [modified] : []),
  ]
}

/** In a fixed order, for comparison. */
function inWords(alternates: SitePage['alternates']): string {
  return alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join()
}
