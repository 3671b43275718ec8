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
const weekdays = 5

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

/** How many weeks hold every deadline: at most four weekdays of the first one are past. Holidays may take more. */
export function weeksWithoutHolidays({ interviewDays }: Pick<InterviewTerms, 'interviewDays'>): number {
  return Math.ceil((weekdays - 1 + callDays + interviewDays) / weekdays)
}

/** From the Monday before the first possible call to the last possible deadline. */
export function weeksOf(calls: [Day, ...Day[]], terms: InterviewTerms): Day[][] {
  const monday = addDays(calls[0], -weekdayOf(calls[0]))
  const last = countedDays(calls.at(-1) ?? calls[0], terms).at(-1) ?? calls[0]
  const weeks: Day[][] = []
  for (let day = monday; day <= last || weeks.length < weeksWithoutHolidays(terms); day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
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
