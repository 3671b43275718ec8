import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { byNewest, published } from '../dates/published.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { filled } from '../text/placeholders.ts'
import type { Article, NewsItem } from './news.schema.ts'

const folder = 'content/news'

/** Each folder is an article, named after its slug. */
export const news: NewsItem[] = published(await Promise.all(slugs().map(readArticle)))
  .map((article) => ({ ...article, content: markdownFiles(`${folder}/${article.slug}`) }))
  .sort((one, other) => byNewest(one, other) || one.slug.localeCompare(other.slug))

function slugs(): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** Node imports the file itself, so that the build does not bundle it. */
async function readArticle(slug: string): Promise<Article & { slug: string }> {
  const file = `${folder}/${slug}/article.ts`
  if (!existsSync(file)) throw new Error(`${file}: is missing. Copy the one of another article.`)
  const { article }: { article: Article } = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
  return { slug, ...filled(article) }
}
