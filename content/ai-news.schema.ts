import { z } from 'zod'
import { publication } from './entries.ts'
import { limits } from './limits.ts'
import { day, slug } from './schema/fields.ts'
import { picture } from './schema/pictures.ts'
import { text } from './text/text.schema.ts'

export const aiNewsItem = z.strictObject({
  ...publication,
  slug,
  headTitle: text(limits.title.most),
  headDescription: text(limits.description.most, limits.description.least),
  title: text(120),
  generatedTitle: text(120),
  excerpt: text(900),
  content: z.array(text(2000)).min(1),
  /** A range of relevance grades such as `8-10`; the specification gives the field this name. */
  grauDeRisco: z.string().regex(/^\d{1,2}-\d{1,2}$/, 'is not a range of grades such as 8-10'),
  date: day,
  /** Where the product claims to have found the story. */
  source: text(80),
  img: picture,
  summary: z.array(text(2000)).min(1),
  tags: z.array(text(40)).optional(),
})

export const aiNewsPage = z.strictObject({
  headTitle: text(limits.title.most),
  headDescription: text(limits.description.most, limits.description.least),
  title: text(80),
  intro: text(300),
  /** Leads to the product's own site. */
  tryLabel: text(40),
  /** Says that the demonstration is invented. */
  notice: text(120),
  tiles: z.array(text(40)).min(1),
  relevanceLabel: text(40),
  readMore: text(40),
  originalTitleLabel: text(40),
  generatedTitleLabel: text(40),
  summaryLabel: text(40),
  sourcesLabel: text(60),
  tagsLabel: text(40),
  sourceLabel: text(40),
  backLabel: text(60),
  itemsTitle: text(80),
})
