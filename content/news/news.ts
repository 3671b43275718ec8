import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { byNewest, generatedArticles, published } from '../dates/published.ts'
import { longTextIn } from '../text/long-text.ts'
import { filled } from '../text/placeholders.ts'
import type { Article, NewsItem } from './news.schema.ts'

const folder = 'content/news'

/** Each folder is an article, named after its slug. */
const written: NewsItem[] = published(await Promise.all(slugs().map(readArticle)))
  .map((article) => ({ ...article, content: longTextIn(`${folder}/${article.slug}`) }))
  .sort((one, other) => byNewest(one, other) || one.slug.localeCompare(other.slug))

/** In a benchmark build, the generated articles follow. */
export const news: NewsItem[] = [...written, ...(await generated(generatedArticles()))]

async function generated(count: number): Promise<NewsItem[]> {
  return count > 0 ? (await import('./generate-news.ts')).generateNews(count) : []
}

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
