/** An ISO date such as 2026-11-23. */
export type Day = string

export type DatedHoliday = { name: string } & ({ on: string } | { afterEaster: number })

const dayMs = 86_400_000
const minuteMs = 60_000

export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * dayMs)
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** The Meeus/Jones/Butcher algorithm, valid for every year of the Gregorian calendar. */
function easterOf(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayOf(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1))
}

export function holidayOn<Holiday extends DatedHoliday>(day: Day, holidays: readonly Holiday[]): Holiday | undefined {
  const easter = easterOf(Number(day.slice(0, 4)))
  return holidays.find((holiday) =>
    'on' in holiday ? day.endsWith(holiday.on) : day === addDays(easter, holiday.afterEaster),
  )
}

/** The next business days, including the first day if it is one. */
export function businessDaysFrom(first: Day, count: number, holidays: readonly DatedHoliday[]): Day[] {
  const found: Day[] = []
  for (let day = first; found.length < count; day = addDays(day, 1))
    if (weekdayOf(day) < 5 && !holidayOn(day, holidays)) found.push(day)
  return found
}

/**
 * The wall-clock time of a zone as minutes since the epoch, as if that zone were UTC. The zone defaults to the
 * visitor's.
 */
export function wallMinutes(moment: Date, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment)
  const get = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute')) / minuteMs
}

export function dayIn(moment: Date, timeZone: string): Day {
  return dayOf(wallMinutes(moment, timeZone) * minuteMs)
}

export function momentAt(day: Day, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(day) + hour * 60 * minuteMs
  const ahead = wallMinutes(new Date(asUtc), timeZone) * minuteMs - asUtc
  return new Date(asUtc - ahead)
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}
