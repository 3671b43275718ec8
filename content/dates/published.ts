import { company } from '../company/company.ts'

/** The fields that hide an entry from visitors. */
interface Publication {
  draft?: boolean
  publishAt?: string
}

/** Whether drafts and entries of future days are shown: in `npm run dev` and in a build to proofread, never in one that is deployed. */
export function showsDrafts(): boolean {
  return process.env.DRAFTS === '1'
}

/** How many generated articles a benchmark build has besides the written ones. */
export function generatedArticles(): number {
  return Number(process.env.BENCH_ARTICLES ?? 0)
}

/** Why this build must not be deployed: what it shows that visitors must not see. Undefined in any other build. */
export function reasonNotToDeploy(): string | undefined {
  if (generatedArticles() > 0) return 'made-up articles'
  return showsDrafts() ? 'drafts' : undefined
}

/** The entries that visitors see: no drafts, and none whose `publishAt` is later than the day of the build. */
export function published<Entry extends Publication>(entries: Entry[], now = new Date()): Entry[] {
  const today = dayOf(now, company.timeZone)
  return entries.filter(({ draft, publishAt = today }) => showsDrafts() || (!draft && publishAt <= today))
}

/** Orders entries, the newest first. A date that is not a string sorts too; the check reports it. */
export function byNewest(one: { date: string }, other: { date: string }): number {
  return String(other.date).localeCompare(String(one.date))
}

export function newestFirst<Entry extends { date: string }>(entries: Entry[]): Entry[] {
  return [...entries].sort(byNewest)
}

/** The day in a time zone, such as 2026-11-21. */
export function dayOf(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)
}
