import { showsDrafts } from '../content/published.ts'

const aheadMs = 14 * 60 * 60_000
/** The day in the time zone that is farthest ahead (UTC+14): a date that is today anywhere on Earth is not in the future. */
const today = new Date(Date.now() + aheadMs).toISOString().slice(0, 10)

/** What is wrong with a date, as the end of a sentence; undefined where nothing is. In a build with drafts it may be in the future. */
export function dayFault(value: unknown): string | undefined {
  if (typeof value !== 'string' || !isDay(value)) return 'which should be a day that exists, as in 2026-11-21'
  return value > today && !showsDrafts() ? 'which is in the future, and should not be' : undefined
}

/** Compares with what `Date` understood: it reads 31 February as 2 March. */
function isDay(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
}
