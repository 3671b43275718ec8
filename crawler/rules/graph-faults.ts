import { canonicalOf } from '../addresses.ts'
import { type GraphNode, isNode, nodeOf, nodesIn, nodesOf, pageTypes, typeOf } from '../graph-nodes.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** How the JSON-LD of a page is put together (https://www.w3.org/TR/json-ld11/). */
export function graphFaults(site: Site): string[] {
  return [...site.pages.values()].flatMap((page) => {
    const { graphs } = page.head
    const expected = page.data.isUnknownAddress ? 0 : 1
    if (graphs.length !== expected)
      return [`${page.path}: has ${graphs.length} application/ld+json, and should have ${expected}.`]
    return graphs.flatMap((graph) => [...shapeFaults(page, graph), ...pageFaults(page), ...idFaults(page)])
  })
}

function shapeFaults({ path }: SitePage, graph: unknown): string[] {
  if (graph === undefined) return [`${path}: its application/ld+json should be valid JSON.`]
  const isGraph = isNode(graph) && graph['@context'] === 'https://schema.org' && Array.isArray(graph['@graph'])
  return isGraph ? [] : [`${path}: its application/ld+json should be one @graph in the @context https://schema.org.`]
}

/** Every graph has one node for the company, one for the site and one for the page. */
function pageFaults(page: SitePage): string[] {
  const nodes = nodesOf(page)
  if (nodes.length === 0) return []
  const kinds: [string, string[]][] = [
    ['Organization', ['Organization']],
    ['WebSite', ['WebSite']],
    ['page', pageTypes],
  ]
  const faults = kinds.flatMap(([name, types]) => {
    const count = nodes.filter((node) => types.includes(typeOf(node))).length
    return count === 1 ? [] : [`${page.path}: its graph has ${count} ${name}s, and should have one.`]
  })
  for (const node of nodes.filter((node) => pageTypes.includes(typeOf(node)))) {
    if (canonicalOf(page) && node.url !== canonicalOf(page))
      faults.push(`${page.path}: the url in its graph is ${node.url}, and should be ${canonicalOf(page)}.`)
    if (node.inLanguage !== page.lang)
      faults.push(`${page.path}: inLanguage in its graph is ${node.inLanguage}, and should be ${page.lang}.`)
    faults.push(...dateFaults(page, node))
  }
  return faults
}

/** The page of an article has the dates of the article. */
function dateFaults(page: SitePage, about: GraphNode): string[] {
  const article = nodeOf(page, 'NewsArticle')
  return ['datePublished', 'dateModified']
    .filter((field) => article && about[field] !== article[field])
    .map((field) => `${page.path}: ${field} of the page in its graph should be ${article?.[field]}, as of its article.`)
}

/** An object with nothing but an `@id` is a reference: the graph must have one node with that id. */
function idFaults(page: SitePage): string[] {
  const all = nodesIn(nodesOf(page)).filter((node) => '@id' in node)
  const ids = all.filter((node) => !isReference(node)).map((node) => String(node['@id']))
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index)
  const dangling = all.filter((node) => isReference(node) && !ids.includes(String(node['@id'])))
  return [
    ...doubled.map((id) => `${page.path}: its graph has two parts with the @id ${id}, and should have one.`),
    ...dangling.map((node) => `${page.path}: its graph points to ${node['@id']}, and should have a part of that @id.`),
  ]
}

function isReference(node: GraphNode): boolean {
  return Object.keys(node).length === 1
}
