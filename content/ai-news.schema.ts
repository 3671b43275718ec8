import { z } from 'zod'
import { day, slug, text, unique } from './localized.schema'
import { picture } from './picture.schema'

/** The demonstration of the product AI News exists in Portuguese only (spec section 2). */
const item = z.strictObject({
  slug,
  headTitle: text(60),
  headDescription: text(160),
  title: text(120),
  generatedTitle: text(120),
  excerpt: text(900),
  content: z.array(text(2000)).min(1),
  /** The relevance grade, a range such as `8-10`. */
  grauDeRisco: z.string().regex(/^\d{1,2}-\d{1,2}$/),
  date: day,
  img: picture,
  summary: z.array(text(2000)).min(1),
  tags: z.array(text(40)).optional(),
})
export type AiNewsItem = z.infer<typeof item>

export const aiNewsSchema = z.strictObject({
  page: z.strictObject({
    headTitle: text(60),
    headDescription: text(160),
    title: text(80),
    intro: z.array(text(600)).min(1),
    tiles: z.array(text(40)).length(4),
    relevanceLabel: text(40),
    readMore: text(40),
    originalTitleLabel: text(40),
    generatedTitleLabel: text(40),
    summaryLabel: text(40),
    sourcesLabel: text(60),
    tagsLabel: text(40),
    backLabel: text(60),
    itemsTitle: text(80),
  }),
  items: z.array(item).superRefine(unique('slug', (entry: AiNewsItem) => entry.slug)),
})
export type AiNewsDemo = z.infer<typeof aiNewsSchema>
