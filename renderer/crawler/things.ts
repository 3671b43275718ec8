import type { SitePage } from './reading/read-site.ts'

/** A part of a page's graph. */
export type Thing = Record<string, unknown>

/** What https://schema.org calls the pages of this site. */
export const pageTypes = ['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage', 'ProfilePage']

/** The parts of a page's graph; none where it has no graph that can be read. */
export function thingsOf({ head: { graphs } }: SitePage): Thing[] {
  const [graph] = graphs
  return isThing(graph) && Array.isArray(graph['@graph']) ? graph['@graph'].filter(isThing) : []
}

/** The first of these types in the graph of a page. */
export function thingOf(page: SitePage, ...types: string[]): Thing | undefined {
  return thingsOf(page).find((thing) => types.includes(typeOf(thing)))
}

/** A value and all that is in it, as far as it has members. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []
}

export function typeOf(thing: Thing): string {
  return String(thing['@type'])
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One value or several, as a list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}
