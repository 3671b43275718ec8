import type { SitePage } from './reading/read-page.ts'
import type { Site } from './reading/read-site.ts'

/** The canonical address of a page; undefined on the pages for unknown addresses, which have none. */
export function canonicalOf({ head }: SitePage): string | undefined {
  return head.canonicals[0]
}

export function allowsIndexing({ head }: SitePage): boolean {
  return !head.metas.get('robots')?.some((content) => content.includes('noindex'))
}

const indexable = new WeakMap<Site, SitePage[]>()

/** The pages that search engines are to list: not noindex, and at their canonical address. */
export function indexablePages(site: Site): SitePage[] {
  const pages = indexable.get(site) ?? [...site.pages.values()].filter(isIndexable)
  indexable.set(site, pages)
  return pages
}

export function isIndexable(page: SitePage): boolean {
  return allowsIndexing(page) && isSelfCanonical(page)
}

export function isSelfCanonical(page: SitePage): boolean {
  return URL.parse(canonicalOf(page) ?? '')?.pathname === page.path
}

/** The page at an absolute address of this site. */
export function pageAt(address: string, site: Site): SitePage | undefined {
  const path = pathOnSite(address, site)
  return path === undefined ? undefined : site.pages.get(path)
}

const paths = new WeakMap<Site, Map<string, string | undefined>>()

/** The path of an absolute address of this site; undefined for any other. Most addresses are asked for many times. */
export function pathOnSite(address: string, site: Site): string | undefined {
  const known = paths.get(site) ?? new Map<string, string | undefined>()
  paths.set(site, known)
  if (!known.has(address)) {
    const url = URL.parse(address)
    known.set(address, url?.protocol === 'https:' && site.hosts.has(url.host) ? url.pathname : undefined)
  }
  return known.get(address)
}
