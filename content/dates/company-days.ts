import { company } from '../company/company.ts'
import { type Day, dayIn, momentAt } from './business-days.ts'

/** The day in the company's time zone. */
export function companyDay(now = new Date()): Day {
  return dayIn(now, company.timeZone)
}

/**
 * Noon at the company: a day that is published as a moment, in feeds and JSON-LD, is then the same day from Honolulu to
 * Singapore.
 */
export function noonOf(day: Day): string {
  return momentAt(day, 12, company.timeZone).toISOString()
}
