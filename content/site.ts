import { z } from 'zod'
import { withoutLocale } from '../locales/locales.ts'
import { define } from './define.ts'
import { unique } from './schema/fields.ts'
import type { ClientStory } from './stories/stories.schema.ts'
import { shownStory } from './stories/stories.ts'

const path = z
  .string()
  .regex(
    /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'is not a path such as /obrigado: write it without the language, in lower case',
  )

export const siteSchema = z.strictObject({
  /** Three stories, one for each way to buy: a project, people, AI. */
  homeStories: z
    .array(shownStory)
    .length(3, 'must have three entries, as the heading of the home page says')
    .superRefine(unique('', ({ slug }: ClientStory) => slug)),
  /** How many other articles an article offers, chosen from how many of the newest. */
  otherNews: z.strictObject({ most: z.int().min(0), among: z.int().positive() }),
  /** Pages that search engines must not index, by path without the language, and why. */
  noindexPages: z.record(path, z.string().min(1, 'is empty: give the reason')),
  /**
   * Whether the consent banner also has a refuse button. The specification asks for one button only, but the data
   * protection authorities of Brazil (ANPD) and Spain (AEPD) require refusing to be as easy as accepting.
   */
  offersRefusal: z.boolean(),
})

export const { homeStories, noindexPages, otherNews, offersRefusal } = define('content/site.ts', siteSchema, {
  homeStories: ['ipessegur', 'caisbanq', 'maresia-jornal'],
  otherNews: {
    most: 3,
    among: 4,
  },
  noindexPages: {
    '/obrigado': 'it is a thank-you page',
    '/inicio': 'it is a second home page',
    '/sobre': 'it is a second about page',
  },
  offersRefusal: false,
})

/** Why a page must not be indexed; undefined if it may. */
export function noindexReason(pathname: string): string | undefined {
  return noindexPages[withoutLocale(pathname)]
}
