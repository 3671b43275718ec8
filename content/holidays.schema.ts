import { z } from 'zod'
import { localized, text } from './localized.schema.ts'

const name = localized(text(40))
const holiday = z.union([
  /** The same day each year, as in 12-25. */
  z.strictObject({ on: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'is not a day like 12-25'), name }),
  /** So many days after Easter Sunday, or before it. */
  z.strictObject({ afterEaster: z.int(), name }),
])
export type Holiday = z.infer<typeof holiday>
export const holidaysSchema = z.array(holiday).min(1)
