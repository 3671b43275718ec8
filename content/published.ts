import { company } from './company.ts'

/** What may keep an entry of the content from visitors. */
interface Publication {
  draft?: boolean
  publishAt?: string
}

/** Whether drafts and what is not yet due are shown: by `npm run dev` and in a build to proofread, never in one that is deployed. */
export function showsDrafts(): boolean {
  return process.env.DRAFTS === '1'
}

/** The entries that visitors see: no drafts, and what is to be published from a day on in a build of that day or a later one. */
export function published<Entry extends Publication>(entries: Entry[], now = new Date()): Entry[] {
  const today = dayOf(now, company.timeZone)
  return entries.filter(({ draft, publishAt = today }) => showsDrafts() || (!draft && publishAt <= today))
}

/** The day at a place, as in 2026-11-21. */
function dayOf(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)
}
