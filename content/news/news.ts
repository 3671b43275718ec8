import { z } from 'zod'
import {
  altText,
  dayHasCome,
  localized,
  markdownFile,
  publication,
  shownDay,
  slug,
  text,
  unique,
  webAddress,
} from '../checks/localized.schema.ts'
import { cover } from '../checks/picture.schema.ts'
import { byNewest, published } from '../dates/published.ts'
import { limits } from '../limits.ts'
import { readEntries } from '../read-content.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { filled } from '../text/placeholders.ts'

export const news: NewsItem[] = published(filled(readEntries<Article>('content/news/*/article.json')))
  .map((article) => ({ ...article, content: markdownFiles(`content/news/${article.slug}`) }))
  .sort((one, other) => byNewest(one, other) || one.slug.localeCompare(other.slug))

const article = z.strictObject({
  ...publication,
  /** The displayed date, by which articles are sorted. */
  date: shownDay,
  img: cover,
  /** Defaults to naming the picture as the article's cover. */
  imgAlt: altText.optional(),
  /** The outlet that published the original, shown as a badge. */
  brand: text(40),
  originalLink: webAddress,
  title: localized(text(limits.title.most)),
  desc: localized(text(limits.description.most, limits.description.least)),
})
/** The content of an `article.json`; the folder's name is the slug, and its Markdown files are the text. */
type Article = z.infer<typeof article>

const newsItem = article.extend({ slug, content: localized(markdownFile(100)) })
export type NewsItem = z.infer<typeof newsItem>

export const newsSchema = z
  .array(newsItem.superRefine(dayHasCome))
  .min(1)
  .superRefine(unique('slug', (item: NewsItem) => item.slug))
