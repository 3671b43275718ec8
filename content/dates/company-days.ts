import { company } from '../company/company.ts'
import { day } from '../schema/fields.ts'

/** The day in the company's time zone, such as 2026-11-23. `sv` formats dates as ISO 8601 does. */
export function companyDay(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: company.timeZone }).format(now)
}

/** Noon at the company. In JSON-LD, a day that is written so is the same day from Honolulu to Singapore. */
export function noonOf(day: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone: company.timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T15:00Z`))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '')
  return new Date(`${day}T12:00${offset || 'Z'}`).toISOString()
}

/** A day that has come where the company is. */
export const pastDay = day.refine((value) => value <= companyDay(), {
  error: ({ input }) => `is ${input}, which lies in the future: correct the date`,
})
