import { noindexReason } from '../content/site.ts'
import { localeIds } from '../locales/locales.ts'
import { inLocale, isInternal, pathIn, repeatedHeads, settingsErrors } from './link-rules.ts'
import type { PageRule } from './page-rules.ts'
import { isIndexable, type Page, type Site } from './read-site.ts'

/** What a search engine is told by a page: its address, its languages, and whether to index it. */
export const searchRules: PageRule[] = [
  ({ canonicals, isNoindex, path, lang }, site) => {
    const [address, ...others] = canonicals
    if (!address) return [!isNoindex && 'has no canonical address']
    const target = site.pageOf(address)
    return [
      others.length > 0 && `has ${canonicals.length} canonical addresses, but should have 1`,
      !target && `its canonical address ${address} is not the https address of a page of this site`,
      target !== undefined &&
        target.path !== path &&
        (target.lang !== lang || !isIndexable(target)) &&
        `its canonical address ${address} is not an indexable page in ${lang}`,
    ]
  },
  ({ path, isNoindex, isNotFound, canonicals: [canonical] }, site) => {
    const reason = isNotFound ? 'it is a not-found page' : noindexReason(path)
    if (reason) return [!isNoindex && `should be noindex: ${reason}`]
    // A page that names another address as its own need not be indexed.
    return [
      isNoindex && canonical !== undefined && site.pathOf(canonical) === path && 'is noindex, but should be indexable',
    ]
  },
  (page, site) => {
    if (!isIndexable(page)) return []
    const named = page.alternates.map(({ href }) => site.pageOf(href)?.path)
    return [
      page.shared.length === 0 && 'has no picture to share (og:image)',
      ...page.alternates.map(({ href }) => {
        const other = site.pageOf(href)
        const isReturned = other && isIndexable(other) && alternatesKey(other) === alternatesKey(page)
        return !isReturned && `its alternate ${href} does not name the same alternates`
      }),
      ...localeIds.map((locale) => {
        const twin = site.pageByPath(inLocale(page.path, locale))
        const isOther = twin !== undefined && twin !== page && isIndexable(twin)
        return isOther && !named.includes(twin.path) && `names no alternate ${twin.path}`
      }),
    ]
  },
]

/** The alternates of a page in a fixed order, so that those of two pages can be compared. */
function alternatesKey({ alternates }: Page): string {
  const words = alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)
  return words.sort().join()
}

/** What a site as a whole must hold, each error with the page or file. */
export const siteRules: ((site: Site) => (string | false)[])[] = [
  ({ indexable }) =>
    repeatedHeads(indexable).flatMap(({ part, paths: [path, ...others] }) =>
      others.map((other) => `${other}: has the ${part} of ${path}, but should have its own`),
    ),
  (site) => {
    const found = crawled(site)
    return site.indexable.map(({ path }) => !found.has(path) && `${path}: no links lead there from the home`)
  },
  settingsErrors,
  sitemapErrors,
]

/** The paths of the pages that links lead to, from the home of each language and within it. */
function crawled({ pageByPath }: Site): Set<string> {
  const found = new Set<string>(localeIds.map((locale) => `/${locale}`))
  // The loop also visits the paths that it adds.
  for (const path of found) {
    const page = pageByPath(path)
    for (const { href } of page?.links ?? []) {
      const next = isInternal(href) ? pageByPath(pathIn(href)) : undefined
      if (next?.lang === page?.lang && next) found.add(next.path)
    }
  }
  return found
}

/** Compares the sitemap with the pages (https://www.sitemaps.org/protocol.html). */
function sitemapErrors({ paths, read, indexable, pageOf }: Site): (string | false)[] {
  const file = '/sitemap.xml'
  const listed = [...(paths.has(file) ? read(file) : '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  return [
    ...indexable.map(({ canonicals: [url = ''] }) => !listed.includes(url) && `${file}: does not list ${url}`),
    ...listed.map((url) => {
      const page = pageOf(url)
      return !(page && isIndexable(page)) && `${file}: ${url} is not an indexable page of this site`
    }),
  ]
}
