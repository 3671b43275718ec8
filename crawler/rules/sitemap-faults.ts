import { canonicalOf, indexablePages, isIndexable, pageAt, pathOnSite } from '../addresses.ts'
import { dayFault } from '../days.ts'
import { nodeOf, pageTypes } from '../graph-nodes.ts'
import type { Site } from '../reading/read-site.ts'
import type { Sitemap } from '../reading/read-sitemap.ts'
import { inWords } from './alternate-faults.ts'

type Entry = Sitemap['entries'][number]
const root = '/sitemap.xml'

/** The sitemap, or the index and its parts, against the pages themselves. */
export function sitemapFaults(site: Site): string[] {
  const parts = site.sitemaps.get(root)?.content?.parts ?? []
  const paths = [root, ...parts.map((part) => pathOnSite(part, site) ?? part)]
  const entries = paths.flatMap((path) => {
    const found = site.sitemaps.get(path)?.content?.entries ?? []
    return found.map((entry) => ({ path, entry }))
  })
  const unreadable = paths.flatMap((path) => fileFaults(path, site))
  if (unreadable.length > 0) return unreadable
  const faults = countFaults(entries, site)
  for (const { path, entry } of entries)
    faults.push(...entryFaults(entry, site).map((fault) => `${path}: ${entry.url} ${fault}.`))
  return faults
}

function fileFaults(path: string, site: Site): string[] {
  const sitemap = site.sitemaps.get(path)
  if (!sitemap) return [`${path}: does not exist, and should.`]
  if (sitemap.problem !== undefined) return [`${path}: ${sitemap.problem}, and should be a sitemap.`]
  return sitemap.content.parts.length > 0 && path !== root ? [`${path}: is an index, and should list pages.`] : []
}

function countFaults(entries: { entry: Entry }[], site: Site): string[] {
  const counts = new Map<string, number>()
  for (const { entry } of entries) counts.set(entry.url, (counts.get(entry.url) ?? 0) + 1)
  const addresses = indexablePages(site).flatMap((page) => canonicalOf(page) ?? [])
  return [
    ...addresses.filter((url) => !counts.has(url)).map((url) => `${root}: lacks ${url}, and should list it.`),
    ...[...counts]
      .filter(([, count]) => count > 1)
      .map(([url, count]) => `${root}: lists ${url} ${count} times, and should list it once.`),
  ]
}

function entryFaults({ url, alternates, modified }: Entry, site: Site): string[] {
  const page = pageAt(url, site)
  if (!page || !isIndexable(page) || canonicalOf(page) !== url)
    return ['is not the address of an indexable page, and should not be listed']
  const faults: string[] = []
  if (inWords(alternates) !== inWords(page.head.alternates)) faults.push('should have the alternates of its page')
  const expected = nodeOf(page, ...pageTypes)?.dateModified
  if (modified !== expected)
    faults.push(
      `has the lastmod ${modified ?? 'none'}, and should have ${expected ?? 'none'}, as the graph of its page`,
    )
  const fault = modified !== undefined && dayFault(modified)
  if (fault) faults.push(`has the lastmod ${modified}, ${fault}`)
  return faults
}
