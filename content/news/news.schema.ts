import { z } from 'zod'
import { dayHasCome, publication } from '../entries.ts'
import { limits } from '../limits.ts'
import { shownDay, slug, webAddress } from '../schema/fields.ts'
import { cover } from '../schema/pictures.ts'
import { altText, localizedText, markdownIn, text } from '../text/text.schema.ts'

const fields = z.strictObject({
  ...publication,
  /** The name of the entry's folder. */
  slug,
  /** The displayed date, by which articles are sorted. */
  date: shownDay,
  img: cover,
  /** Defaults to naming the picture as the article's cover. */
  imgAlt: altText.optional(),
  /** The outlet that published the original, shown as a badge. */
  brand: text(40),
  originalLink: webAddress,
  title: localizedText(limits.title.most),
  desc: localizedText(limits.description.most, limits.description.least),
  /** The folder of its Markdown files. */
  content: markdownIn(100),
})
export const newsItem = fields.superRefine(dayHasCome)
export type NewsItem = z.output<typeof newsItem>

/** An article, whose text stands in Markdown files beside it. */
export function article(slug: string, fields: Omit<z.input<typeof newsItem>, 'slug' | 'content'>) {
  return { slug, content: `content/news/${slug}`, ...fields }
}
