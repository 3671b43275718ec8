import { companyDay } from './company-days.ts'

interface Publication {
  draft?: boolean
  publishAt?: string
}

/** True in `npm run dev` and in builds for proofreading, which must never be deployed. */
export function showsDrafts(): boolean {
  return process.env.DRAFTS === '1'
}

/** Whether an entry is shown: it is no draft, and its day is not after that of the build. */
export function isPublished({ draft, publishAt }: Publication, now = new Date()): boolean {
  const today = companyDay(now)
  return !draft && (publishAt ?? today) <= today
}

export function newestFirst<Entry extends { date: string }>(entries: Entry[]): Entry[] {
  return [...entries].sort((one, other) => other.date.localeCompare(one.date))
}
