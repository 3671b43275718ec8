import { companyDay } from './company-days.ts'

interface Publication {
  draft?: boolean
  publishAt?: string
}

/** True in `npm run dev` and in builds for proofreading, which must never be deployed. */
export function showsDrafts(): boolean {
  return process.env.DRAFTS === '1'
}

/** Excludes drafts and entries whose `publishAt` is after the day of the build. */
export function published<Entry extends Publication>(entries: Entry[], now = new Date()): Entry[] {
  const today = companyDay(now)
  return entries.filter(({ draft, publishAt = today }) => showsDrafts() || (!draft && publishAt <= today))
}

/** Newest first; a date that is not a string sorts as well, and the check reports it. */
export function byNewest(one: { date: string }, other: { date: string }): number {
  return String(other.date).localeCompare(String(one.date))
}

export function newestFirst<Entry extends { date: string }>(entries: Entry[]): Entry[] {
  return [...entries].sort(byNewest)
}
