import { canonicalOf, indexablePages } from './addresses.ts'
import { type GraphNode, nodeOf } from './graph-nodes.ts'
import type { Site } from './reading/read-site.ts'

interface SiteArticle {
  url: string
  article: GraphNode
  description: string
}

const known = new WeakMap<Site, Map<string, SiteArticle[]>>()

/** The articles of a language, the newest first: those of the news, or of other types of node as well. */
export function articlesIn(lang: string, site: Site, types = ['NewsArticle']): SiteArticle[] {
  const key = `${lang} ${types}`
  const languages = known.get(site) ?? new Map<string, SiteArticle[]>()
  known.set(site, languages)
  const articles = languages.get(key) ?? findArticles(lang, site, types)
  languages.set(key, articles)
  return articles
}

function findArticles(lang: string, site: Site, types: string[]): SiteArticle[] {
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
