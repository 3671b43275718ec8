import {
  addDays,
  businessDaysFrom,
  type DatedHoliday,
  type Day,
  dayIn,
  momentAt,
  wallMinutes,
  weekdayOf,
} from '../../content/dates/business-days.ts'

/** What the company promises, and when it works. */
export interface InterviewTerms {
  holidays: DatedHoliday[]
  /** Business days from the call to the interview. */
  interviewDays: number
  timeZone: string
  hours: { from: number; to: number }
}

/** On how many days the visitor can choose to talk. */
const callDays = 5
const callMinutes = 30
const dayMinutes = 24 * 60
/** The calendar shows so many weeks: no deadline lies beyond them. */
export const weeksShown = 3

/** The days on which the company can be called, the first of them today where there is still time for it. */
export function possibleCalls(now: Date, { holidays, timeZone, hours }: InterviewTerms): [Day, ...Day[]] {
  const today = dayIn(now, timeZone)
  const isLate = wallMinutes(now, timeZone) % dayMinutes > hours.to * 60 - callMinutes
  return businessDaysFrom(isLate ? addDays(today, 1) : today, callDays, holidays) as [Day, ...Day[]]
}

/** The business days that are counted after a call. On the last of them at the latest is the interview. */
export function countedDays(call: Day, { holidays, interviewDays }: InterviewTerms): Day[] {
  return businessDaysFrom(addDays(call, 1), interviewDays, holidays)
}

/** The weeks that are shown, from Monday to Sunday. */
export function weeksFrom(first: Day): Day[][] {
  const monday = addDays(first, -weekdayOf(first))
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, 7 * week + day)),
  )
}

/** From one minute of a day to another one, the later one of the same day. */
export type Span = [from: number, to: number]

/**
 * When the company works on a day by the visitor's clock, and when both do if the visitor works the same hours there. Two spans where
 * midnight lies between.
 */
export function hoursInCommon(day: Day, { hours, timeZone }: InterviewTerms, visitorZone?: string) {
  const noon = momentAt(day, 12, timeZone)
  const ahead = wallMinutes(noon, visitorZone) - wallMinutes(noon, timeZone)
  const office: Span = [hours.from * 60, hours.to * 60]
  const ours = [-dayMinutes, 0, dayMinutes]
    .map((shift): Span => [office[0] + ahead + shift, office[1] + ahead + shift])
    .flatMap((span) => overlap(span, [0, dayMinutes]))
  return { ahead, office, ours, common: ours.flatMap((span) => overlap(span, office)) }
}

function overlap([from, to]: Span, [otherFrom, otherTo]: Span): Span[] {
  const span: Span = [Math.max(from, otherFrom), Math.min(to, otherTo)]
  return span[0] < span[1] ? [span] : []
}
