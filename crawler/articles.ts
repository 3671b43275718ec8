import { canonicalOf, indexablePages } from './addresses.ts'
import { type GraphNode, nodeOf } from './graph-nodes.ts'
import type { Site } from './reading/read-site.ts'

/** The articles of a language, the newest first: those of the news, or of other types of node as well. */
export function articlesIn(
  lang: string,
  site: Site,
  types = ['NewsArticle'],
): { url: string; article: GraphNode; description: string }[] {
  const articles = indexablePages(site)
    .filter((page) => page.lang === lang)
    .flatMap((page) => {
      const [article, url] = [nodeOf(page, ...types), canonicalOf(page)]
      const [description = ''] = page.head.metas.get('description') ?? []
      return article && url ? [{ url, article, description }] : []
    })
  return articles.sort((one, other) => dayOf(other.article) - dayOf(one.article) || (one.url < other.url ? -1 : 1))
}

function dayOf({ datePublished }: GraphNode): number {
  return Date.parse(String(datePublished))
}
