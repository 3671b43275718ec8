import { byNewest, published } from '../dates/published.ts'
import { readEntries } from '../read-content.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { filled } from '../text/placeholders.ts'
import type { Article, NewsItem } from './news.schema.ts'

export const news: NewsItem[] = published(filled(readEntries<Article>('content/news/*/article.json')))
  .map((article) => ({ ...article, content: markdownFiles(`content/news/${article.slug}`) }))
  .sort((one, other) => byNewest(one, other) || one.slug.localeCompare(other.slug))
