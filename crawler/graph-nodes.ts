import type { SitePage } from './reading/read-page.ts'

/** A node of a page's JSON-LD graph, as in https://www.w3.org/TR/json-ld11/. */
export type GraphNode = Record<string, unknown>

/** What https://schema.org calls the pages of this site. */
export const pageTypes = ['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage', 'ProfilePage']

/** The nodes of a page's graph; none where it has no graph that can be read. */
export function nodesOf({ head: { graphs } }: SitePage): GraphNode[] {
  const [graph] = graphs
  return isNode(graph) && Array.isArray(graph['@graph']) ? graph['@graph'].filter(isNode) : []
}

/** The first node of one of these types in the graph of a page. */
export function nodeOf(page: SitePage, ...types: string[]): GraphNode | undefined {
  return nodesOf(page).find((node) => types.includes(typeOf(node)))
}

/** All the objects in a value, however deep, and the value itself if it is one. */
export function nodesIn(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

export function typeOf(node: GraphNode): string {
  return String(node['@type'])
}

export function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One value or several, as a list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}
