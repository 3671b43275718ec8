import { z } from 'zod'
import { day, localized } from '../localized.schema.ts'

/** What every commitment says besides its content. */
export const commitment = {
  /** Who keeps it, and is asked when it is due for review: a founder, by the key in people.ts. */
  owner: z.enum(['ceo', 'cto']),
  /** The last day on which it holds unread: from the next one on the build warns. */
  reviewBy: day,
}

const positive = z.number().positive()
const figure = z.strictObject({
  ...commitment,
  value: z.union([
    z.strictObject({ count: positive }),
    /** Written without separators. */
    z.strictObject({ year: z.int().min(1900) }),
    /** In whole units of the currency that readers of each language pay in. */
    z.strictObject({ price: localized(positive) }),
  ]),
})
export type Figure = z.infer<typeof figure>
export const figuresSchema = z.record(z.string(), figure)
