import { limits } from '../../content/limits.ts'
import { canonicalOf, pageAt, pathOnSite } from '../addresses.ts'
import { dayFault } from '../days.ts'
import { type GraphNode, isNode, listOf, nodesIn, nodesOf, typeOf } from '../graph-nodes.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** What search engines ask for before they show a result of this kind. */
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

/** The properties of each node in the JSON-LD of a page (https://schema.org). */
export function nodeFaults(site: Site): string[] {
  return [...site.pages.values()].flatMap((page) =>
    nodesIn(nodesOf(page)).flatMap((node) => {
      const faults = [
        ...fieldFaults(node),
        ...dateFaults(node),
        ...pictureFaults(node, site),
        ...breadcrumbFaults(node, page, site),
      ]
      return faults.map((fault) => `${page.path}: the ${typeOf(node)} in its graph ${fault}.`)
    }),
  )
}

function fieldFaults(node: GraphNode): string[] {
  const faults = (required[typeOf(node)] ?? [])
    .filter((field) => node[field] === '' || listOf(node[field]).length === 0)
    .map((field) => `lacks ${field}, and should have it`)
  const { headline } = node
  if (typeof headline === 'string' && headline.length > limits.headline.most)
    faults.push(`has a headline of ${headline.length} characters, and should have at most ${limits.headline.most}`)
  return faults
}

function dateFaults(node: GraphNode): string[] {
  const faults = days.flatMap((field) => {
    const fault = field in node && dayFault(node[field])
    return fault ? [`has the ${field} ${node[field]}, ${fault}`] : []
  })
  const { datePublished, dateModified } = node
  if (datePublished && dateModified && String(datePublished) > String(dateModified))
    faults.push(`has the datePublished ${datePublished}, and should not be modified before, on ${dateModified}`)
  return faults
}

function pictureFaults(node: GraphNode, site: Site): string[] {
  const pictures = [node.image, node.thumbnailUrl, node.logo, typeOf(node) === 'ImageObject' ? node.url : undefined]
  return pictures
    .flatMap(listOf)
    .filter((picture) => typeof picture === 'string')
    .filter((picture) => !isPicture(picture, site))
    .map((picture) => `shows ${picture}, and should show a file that exists`)
}

/** Whether the file exists is checked on this site only. */
function isPicture(address: string, site: Site): boolean {
  const path = pathOnSite(address, site)
  return path === undefined ? URL.canParse(address) : site.files.has(path)
}

function breadcrumbFaults(node: GraphNode, page: SitePage, site: Site): string[] {
  if (typeOf(node) !== 'BreadcrumbList') return []
  const items = listOf(node.itemListElement).filter(isNode)
  const faults = items.flatMap(({ position, item }, index) => [
    ...(position === index + 1 ? [] : [`has the position ${position}, and should have ${index + 1} there`]),
    ...(isPage(item, site) ? [] : [`leads to ${item}, and should lead to the canonical address of a page`]),
  ])
  const end = items.at(-1)?.item
  if (items.length > 0 && canonicalOf(page) && end !== canonicalOf(page))
    faults.push(`ends at ${end}, and should end at ${canonicalOf(page)}`)
  return faults
}

function isPage(address: unknown, site: Site): boolean {
  const page = typeof address === 'string' ? pageAt(address, site) : undefined
  return page !== undefined && canonicalOf(page) === address
}
