import { canonicalOf } from '../addresses.ts'
import type { Site, SitePage } from '../reading/read-site.ts'
import { isThing, pageTypes, type Thing, thingOf, thingsIn, thingsOf, typeOf } from '../things.ts'

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
  const isGraph = isThing(graph) && graph['@context'] === 'https://schema.org' && Array.isArray(graph['@graph'])
  return isGraph ? [] : [`${path}: its application/ld+json should be one @graph in the @context https://schema.org.`]
}

/** Every graph tells of the company, the site and its one page. */
function pageFaults(page: SitePage): string[] {
  const things = thingsOf(page)
  if (things.length === 0) return []
  const kinds: [string, string[]][] = [
    ['Organization', ['Organization']],
    ['WebSite', ['WebSite']],
    ['page', pageTypes],
  ]
  const faults = kinds.flatMap(([name, types]) => {
    const count = things.filter((thing) => types.includes(typeOf(thing))).length
    return count === 1 ? [] : [`${page.path}: its graph has ${count} ${name}s, and should have one.`]
  })
  for (const thing of things.filter((thing) => pageTypes.includes(typeOf(thing)))) {
    if (canonicalOf(page) && thing.url !== canonicalOf(page))
      faults.push(`${page.path}: the url in its graph is ${thing.url}, and should be ${canonicalOf(page)}.`)
    if (thing.inLanguage !== page.lang)
      faults.push(`${page.path}: inLanguage in its graph is ${thing.inLanguage}, and should be ${page.lang}.`)
    faults.push(...dateFaults(page, thing))
  }
  return faults
}

/** A page is as old as the article on it. */
function dateFaults(page: SitePage, about: Thing): string[] {
  const article = thingOf(page, 'NewsArticle')
  return ['datePublished', 'dateModified']
    .filter((field) => article && about[field] !== article[field])
    .map((field) => `${page.path}: ${field} of the page in its graph should be ${article?.[field]}, as of its article.`)
}

/** What has nothing but an id points to a part that has more. */
function idFaults(page: SitePage): string[] {
  const all = thingsIn(thingsOf(page)).filter((thing) => '@id' in thing)
  const ids = all.filter((thing) => !isReference(thing)).map((thing) => String(thing['@id']))
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index)
  const dangling = all.filter((thing) => isReference(thing) && !ids.includes(String(thing['@id'])))
  return [
    ...doubled.map((id) => `${page.path}: its graph has two parts with the @id ${id}, and should have one.`),
    ...dangling.map(
      (thing) => `${page.path}: its graph points to ${thing['@id']}, and should have a part of that @id.`,
    ),
  ]
}

function isReference(thing: Thing): boolean {
  return Object.keys(thing).length === 1
}
