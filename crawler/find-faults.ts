import type { Site } from './reading/read-site.ts'
import { addressFaults } from './rules/address-faults.ts'
import { alternateFaults } from './rules/alternate-faults.ts'
import { dataFaults } from './rules/data-faults.ts'
import { feedFaults } from './rules/feed-faults.ts'
import { graphFaults } from './rules/graph-faults.ts'
import { nodeFaults } from './rules/graph-node-faults.ts'
import { headFaults } from './rules/head-faults.ts'
import { internalAssets, internalLinks, linkFaults } from './rules/link-faults.ts'
import { llmsFaults } from './rules/llms-faults.ts'
import { paginationFaults } from './rules/pagination-faults.ts'
import { robotsFaults } from './rules/robots-faults.ts'
import { shareFaults } from './rules/share-faults.ts'
import { shareImageFaults } from './rules/share-image-faults.ts'
import { sitemapFaults } from './rules/sitemap-faults.ts'
import { typefaceFaults } from './rules/typeface-faults.ts'

const rules: ((site: Site) => string[])[] = [
  linkFaults,
  headFaults,
  dataFaults,
  addressFaults,
  alternateFaults,
  paginationFaults,
  shareFaults,
  shareImageFaults,
  graphFaults,
  nodeFaults,
  sitemapFaults,
  robotsFaults,
  llmsFaults,
  feedFaults,
  typefaceFaults,
]

/** Checks a built site against all rules. Each fault names the page or file, what is wrong and what it should be. */
export function findFaults(site: Site): string[] {
  return [...new Set(rules.flatMap((rule) => rule(site)))]
}

/** How many parts of each kind were read: a check that has read nothing would report no fault either. */
export function countParts(site: Site) {
  const pages = [...site.pages.values()]
  const links = pages.flatMap(internalLinks)
  return {
    pages: pages.length,
    links: links.length,
    anchors: links.filter(({ href }) => href.includes('#')).length,
    assets: pages.flatMap(internalAssets).length,
    alternates: pages.flatMap(({ head }) => head.alternates).length,
    'share images': site.shareImages.size,
    graphs: pages.flatMap(({ head }) => head.graphs).length,
    'feed entries': [...site.feeds.values()].flatMap(({ content }) => content?.entries ?? []).length,
  }
}
