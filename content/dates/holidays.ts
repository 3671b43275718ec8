import { z } from 'zod'
import { localized, text } from '../checks/localized.schema.ts'
import { readContent } from '../read-content.ts'

/**
 * Weekdays on which the company does not work: the calendar of the city of São Paulo. By law: Lei 662/1949 as amended
 * by Lei 10.607/2002, Lei 6.802/1980 (October 12), Lei 14.759/2023 (November 20); Lei estadual 9.497/1997 (July 9); Lei
 * municipal 14.485/2007 (January 25, Good Friday, Corpus Christi). Carnival is not a legal holiday, but nobody works
 * then.
 */
export const holidays = readContent<Holiday[]>('content/dates/holidays.json')

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
