import { z } from 'zod'
import { day, localized, slug, text, unique } from '../localized.schema'
import { picture } from '../picture.schema'

const words = (value: string) => value.split(/\s+/).filter(Boolean).length

const newsItem = z.strictObject({
  slug,
  date: day,
  img: picture,
  /** The outlet that published the original, shown as a badge. */
  brand: text(40),
  originalLink: z.url(),
  /** What search results show of a title. */
  title: localized(text(60)),
  desc: localized(text(160)),
  /** Markdown: paragraphs, `##` headings, lists, quotes, bold and italics. */
  content: localized(z.string().refine((value) => words(value) >= 100, 'has fewer than 100 words')),
})
export type NewsItem = z.infer<typeof newsItem>

export const newsSchema = z
  .array(newsItem)
  .min(1)
  .superRefine(unique('slug', (item: NewsItem) => item.slug))
