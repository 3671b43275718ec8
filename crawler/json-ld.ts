import { showsDrafts } from '../content/dates/published.ts'
import { limits } from '../content/limits.ts'
import type { SitePage } from './read-page.ts'
import type { Site } from './read-site.ts'
import { allPages, countError, duplicatesIn, rule, valueError } from './rule.ts'

/** A JSON-LD node (https://www.w3.org/TR/json-ld11/). */
export type JsonLdNode = Record<string, unknown>

const pageTypes = ['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage', 'ProfilePage']

const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  Service: ['name', 'provider', 'areaServed', 'offers'],
  Offer: ['areaServed'],
  Person: ['name', 'jobTitle', 'worksFor'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}
const days = ['datePublished', 'dateModified', 'uploadDate']

/** The JSON-LD of each page (https://schema.org). */
export const jsonLdRules = [
  rule('JSON-LD', allPages, ({ jsonLdBlocks, kind }) => {
    const [jsonLd] = jsonLdBlocks
    const expected = kind === undefined ? 0 : 1
    if (jsonLdBlocks.length !== expected || expected === 0)
      return countError('application/ld+json', jsonLdBlocks.length, expected)
    if (jsonLd === undefined) return 'its application/ld+json should be valid JSON'
    const isJsonLd = isNode(jsonLd) && jsonLd['@context'] === 'https://schema.org' && Array.isArray(jsonLd['@graph'])
    return !isJsonLd && 'its application/ld+json should be one @graph in the @context https://schema.org'
  }),
  rule('parts of a graph', pagesWithJsonLd, (page) => {
    const [about, article] = [pageNode(page), nodeOf(page, 'NewsArticle')]
    return [
      [['Organization'], ['WebSite'], pageTypes].map((types) => {
        const { length } = nodesOf(page).filter((node) => types.includes(typeOf(node)))
        return countError(`nodes of type ${types.join(' or ')} in its graph`, length)
      }),
      about && [
        page.canonicals.length > 0 && valueError('the url in its graph', [about.url], page.canonicals),
        valueError('inLanguage in its graph', [about.inLanguage], [page.lang]),
        article &&
          ['datePublished', 'dateModified'].map((field) =>
            valueError(`${field} of the page in its graph`, listOf(about[field]), listOf(article[field])),
          ),
      ],
    ]
  }),
  rule('references in a graph', allPages, (page) => {
    const all = nodesIn(nodesOf(page)).filter((node) => '@id' in node)
    // An object with only an `@id` refers to the node with that id.
    const isReference = (node: JsonLdNode) => Object.keys(node).length === 1
    const ids = all.filter((node) => !isReference(node)).map((node) => node['@id'])
    return [
      duplicatesIn(ids).map((id) => `its graph has two nodes with the @id ${id}, but should have one`),
      all
        .filter((node) => isReference(node) && !ids.includes(node['@id']))
        .map((node) => `its graph refers to ${node['@id']}, but has no node with that @id`),
    ]
  }),
  rule('fields of nodes', nodesOfAll, ({ node }) => {
    const { headline, datePublished, dateModified } = node
    const { most } = limits.headline
    return [
      (required[typeOf(node)] ?? [])
        .filter((field) => node[field] === '' || listOf(node[field]).length === 0)
        .map((field) => `has no ${field}, but should`),
      typeof headline === 'string' &&
        headline.length > most &&
        `has a headline of ${headline.length} characters, but should have at most ${most}`,
      days.map((field) => {
        const error = field in node && dayError(node[field])
        return error && `has the ${field} ${node[field]}, ${error}`
      }),
      datePublished !== undefined &&
        dateModified !== undefined &&
        String(datePublished) > String(dateModified) &&
        `has the datePublished ${datePublished}, which is after its dateModified ${dateModified}`,
    ]
  }),
  rule('pictures of nodes', nodesOfAll, ({ node }, { pathOf, paths }) =>
    [node.image, node.thumbnailUrl, node.logo, typeOf(node) === 'ImageObject' ? node.url : undefined]
      .flatMap(listOf)
      .filter((picture) => typeof picture === 'string')
      .filter((picture) => {
        const path = pathOf(picture)
        // Pictures on other sites are not fetched.
        return path === undefined ? !URL.canParse(picture) : !paths.has(path)
      })
      .map((picture) => `shows ${picture}, which does not exist`),
  ),
  rule('breadcrumbs', nodesOfAll, ({ node, page }, { pageOf }) => {
    const items = typeOf(node) === 'BreadcrumbList' ? listOf(node.itemListElement).filter(isNode) : []
    const [canonical] = page.canonicals
    return items.map(({ position, item }, index) => [
      position !== index + 1 && `has the position ${position}, but should have ${index + 1} there`,
      pageOf(item)?.canonicals[0] !== item && `leads to ${item}, but should lead to the canonical address of a page`,
      index === items.length - 1 &&
        canonical &&
        item !== canonical &&
        `ends at ${item}, but should end at ${canonical}`,
    ])
  }),
]

function pagesWithJsonLd({ pages }: Site) {
  return pages.filter((page) => nodesOf(page).length > 0)
}

function nodesOfAll({ pages }: Site) {
  return pages.flatMap((page) =>
    nodesIn(nodesOf(page)).map((node) => ({ path: page.path, part: `the ${typeOf(node)} in its graph`, page, node })),
  )
}

const aheadMs = 14 * 60 * 60_000
/**
 * Today in the time zone that is farthest ahead (UTC+14), so that a date that is today anywhere is not in the future.
 */
const today = new Date(Date.now() + aheadMs).toISOString().slice(0, 10)

/** Why a date is invalid, as the end of a sentence; a build with drafts may contain future dates. */
function dayError(value: unknown): string | undefined {
  // `Date` reads 31 February as 2 March.
  if (dayOf(value) !== value) return 'which is not an existing date such as 2026-11-21'
  return value > today && !showsDrafts() ? 'which is in the future' : undefined
}

/** The day of a date in any notation, such as 2026-11-21; empty if there is none. */
function dayOf(value: unknown): string {
  const time = Date.parse(String(value))
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

/** The node about the page itself. */
export function pageNode(page: SitePage): JsonLdNode | undefined {
  return nodeOf(page, ...pageTypes)
}

/** The first node of one of these types. */
export function nodeOf(page: SitePage, ...types: string[]): JsonLdNode | undefined {
  return nodesOf(page).find((node) => types.includes(typeOf(node)))
}

/** Empty if a page has no valid JSON-LD. */
function nodesOf({ jsonLdBlocks: [jsonLd] }: SitePage): JsonLdNode[] {
  return isNode(jsonLd) ? listOf(jsonLd['@graph']).filter(isNode) : []
}

/** The value and all nested values that are objects. */
function nodesIn(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

function typeOf(node: JsonLdNode): string {
  return String(node['@type'])
}

function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}
