import { canonicalOf, indexablePages, isIndexable, pageAt, pathOnSite } from '../addresses.ts'
import { articlesIn } from '../articles.ts'
import { nodeOf } from '../graph-nodes.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

const opposites = { next: 'previous', previous: 'next' } as const

/** Lists that are spread over several pages: each page leads to the one before and after it, and every article stands on one of them. */
export function paginationFaults(site: Site): string[] {
  const pages = [...site.pages.values()]
  const languages = [...new Set(pages.map(({ lang }) => lang))]
  return [
    ...pages.flatMap((page) => [...neighbourFaults(page, 'previous', site), ...neighbourFaults(page, 'next', site)]),
    ...languages.flatMap((lang) => unlistedFaults(lang, site)),
  ]
}

function neighbourFaults(page: SitePage, side: keyof typeof opposites, site: Site): string[] {
  const addresses = page.head[side]
  if (addresses.length > 1) return [`${page.path}: names ${addresses.length} ${side} pages, and should name one.`]
  return addresses.flatMap((address) => {
    const subject = `${page.path}: the ${side} page ${address}`
    const target = pageAt(address, site)
    if (!target || target === page || target.lang !== page.lang || !isIndexable(target))
      return [`${subject} should be another indexable page in ${page.lang}.`]
    const faults: string[] = []
    if (target.head[opposites[side]][0] !== canonicalOf(page))
      faults.push(`${subject} should name this page as its ${opposites[side]} one.`)
    if (!page.links.some(({ href }) => href === target.path))
      faults.push(`${subject} should be linked on the page, too.`)
    return faults
  })
}

/** Articles that readers of the lists never come to: that other articles link to them is not enough. */
function unlistedFaults(lang: string, site: Site): string[] {
  const lists = indexablePages(site).filter((page) => page.lang === lang && nodeOf(page, 'CollectionPage'))
  const linked = new Set(lists.flatMap(({ links }) => links.map(({ href }) => href)))
  return articlesIn(lang, site)
    .map(({ url }) => pathOnSite(url, site) ?? url)
    .filter((path) => !linked.has(path))
    .map((path) => `${path}: is on no page of the list of articles, and should be.`)
}
