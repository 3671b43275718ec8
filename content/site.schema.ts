import { z } from 'zod'
import { stories, storySlugs } from './stories/stories.ts'

const isShown = (wanted: string) => stories.some(({ slug }) => slug === wanted)

const path = z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'is not a path such as /obrigado')

export const siteSchema = z.strictObject({
  /** One for each way to buy: a project, people, AI. */
  homeStories: z
    .array(z.enum(storySlugs).refine(isShown, 'is a draft, or not published yet'))
    .length(3, 'must be three, as the heading of the home page says'),
  /** How many other articles an article offers, chosen from how many of the newest. */
  otherNews: z.strictObject({ most: z.int().min(0), among: z.int().positive() }),
  /** Pages that search engines must not index, by path without the language, and why. */
  hiddenPages: z.record(path, z.string().min(1, 'is empty: give the reason')),
  /**
   * Whether the consent banner also has a refuse button. The specification asks for one button only, but the data
   * protection authorities of Brazil (ANPD) and Spain (AEPD) require refusing to be as easy as accepting.
   */
  offersRefusal: z.boolean(),
})
