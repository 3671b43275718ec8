import { z } from 'zod'
import { withoutLocale } from '../locales/locales.ts'
import { readContent } from './read-content.ts'
import { stories } from './stories/stories.ts'

export const site = readContent<Site>('content/site.json')
export const { homeStories, hiddenPages, otherNews, offersRefusal } = site

/** Why a page must not be indexed; undefined if it may. */
export function reasonToHide(pathname: string): string | undefined {
  return hiddenPages[withoutLocale(pathname)]
}

const path = z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'is not a path such as /obrigado')

export const siteSchema = z.strictObject({
  /** One for each way to buy: a project, people, AI. */
  homeStories: z
    .array(z.enum(stories.map(({ slug }) => slug)))
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
type Site = z.infer<typeof siteSchema>
