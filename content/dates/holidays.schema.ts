import { z } from 'zod'
import { localized, text } from '../checks/localized.schema.ts'

const name = localized(text(40))
const leapYear = 2024
const holiday = z.union(
  [
    /** The same date each year, such as 12-25. */
    z.strictObject({
      on: z.string().refine((value) => z.iso.date().safeParse(`${leapYear}-${value}`).success),
      name,
    }),
    /** Days after Easter Sunday; negative before it. */
    z.strictObject({ afterEaster: z.int(), name }),
  ],
  'is neither an existing date such as 12-25 (month first), nor a number of days after Easter, with its name in every language',
)
export type Holiday = z.infer<typeof holiday>
export const holidaysSchema = z.array(holiday).min(1)
