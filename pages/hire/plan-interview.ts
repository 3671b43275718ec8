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

export interface InterviewTerms {
  holidays: DatedHoliday[]
  /** Business days from the call to the interview. */
  interviewDays: number
  timeZone: string
  hours: { from: number; to: number }
}

/** The number of days that the visitor can choose from. */
const callDays = 5
const callMinutes = 30
const dayMinutes = 24 * 60
/** Must be enough weeks to include every deadline. */
export const weeksShown = 3

/** Today is included if there is still time for a call. */
export function possibleCalls(now: Date, { holidays, timeZone, hours }: InterviewTerms): [Day, ...Day[]] {
  const today = dayIn(now, timeZone)
  const isLate = wallMinutes(now, timeZone) % dayMinutes > hours.to * 60 - callMinutes
  return businessDaysFrom(isLate ? addDays(today, 1) : today, callDays, holidays) as [Day, ...Day[]]
}

/** The business days counted after a call; the last one is the deadline for the interview. */
export function countedDays(call: Day, { holidays, interviewDays }: InterviewTerms): Day[] {
  return businessDaysFrom(addDays(call, 1), interviewDays, holidays)
}

/** Weeks start on Monday. */
export function weeksFrom(first: Day): Day[][] {
  const monday = addDays(first, -weekdayOf(first))
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, 7 * week + day)),
  )
}

/** Undefined if the browser names none, or one that it does not know itself, such as `Etc/Unknown`. */
export function visitorTimeZone(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }) && timeZone
  } catch {
    return undefined
  }
}

/** In minutes since midnight of the start day. */
type Span = [from: number, to: number]

/** The hours that the company works while it is the same hours in the visitor's time zone; none or several spans. */
export function hoursInCommon(day: Day, { hours, timeZone }: InterviewTerms, visitorZone?: string) {
  const noon = momentAt(day, 12, timeZone)
  const ahead = wallMinutes(noon, visitorZone) - wallMinutes(noon, timeZone)
  const office: Span = [hours.from * 60, hours.to * 60]
  const common = [-dayMinutes, 0, dayMinutes].flatMap((shift) =>
    overlap([office[0] + ahead + shift, office[1] + ahead + shift], office),
  )
  return { ahead, office, common }
}

function overlap([from, to]: Span, [otherFrom, otherTo]: Span): Span[] {
  const span: Span = [Math.max(from, otherFrom), Math.min(to, otherTo)]
  return span[0] < span[1] ? [span] : []
}
