import { z } from 'zod'
import type { LocaleId, locales } from '../../locales/locales.ts'
import { day, localized } from '../checks/localized.schema.ts'
import { companyFacts } from '../claims/company-facts.ts'
import { addDays, type Day, holidayOn, weekdayOf } from '../dates/business-days.ts'
import { holidays } from '../dates/holidays.ts'
import { type Mention, mentionsIn } from './numbers-in-text.ts'
import type { ClientStory } from './stories.schema.ts'

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is not a month such as 2025-03')
const moment = z.union([day, month])
const count = z.int().positive()

/** The first and last month of a measurement, and the size of the measured set. */
const period = { from: month, to: month, of: count }
const share = z.strictObject({ ...period, count })
const typical = z.strictObject({ ...period, value: count })
const businessDays = z.strictObject({ from: z.string(), to: z.string(), days: count })

export const storyFactsSchema = z.strictObject({
  /**
   * Dates and months by event, in order. Every project has `start` and `delivered`; people who join a team have `call`,
   * `interview`, `yes` and `start`.
   */
  timeline: z.record(z.string(), moment),
  /** The incident that started the project, which no measurement may include. */
  accident: month.optional(),
  /** The project's stages, each as long as promised; empty if people work by the hour. */
  stages: z.array(z.enum(['stage', 'pilot', 'integration'])),
  /** In business days. */
  delayDays: count.optional(),
  measured: z.union([
    /** A share of each hundred or thousand. */
    z.strictObject({ per: count, before: share, after: share }),
    /** A median or an average. */
    z.strictObject({ before: typical, after: typical }),
    /** The business days between two events of the timeline. */
    z.strictObject({ before: businessDays, after: businessDays }),
  ]),
  /** Goals agreed on beforehand, and the results; a pilot has one goal for the result and one for its use. */
  goals: z
    .array(z.union([z.strictObject({ most: count, reached: count }), z.strictObject({ least: count, reached: count })]))
    .min(1),
  /** The range of the total price, in whole units of each language's currency. */
  price: localized(z.strictObject({ from: count, to: count })),
  /** The date on which the client agreed in writing to be named. */
  consent: day,
  /** Every other number in the text, by what it counts. */
  counts: z.record(z.string(), count),
  /** Times of day such as 15:02. */
  times: z.array(z.string().regex(/^\d{1,2}:\d{2}$/, 'is not a time such as 15:02')).optional(),
  /** Which counts add up to which total. */
  sums: z.array(z.strictObject({ total: z.string(), parts: z.array(z.string()).min(2) })).optional(),
})

const promised = {
  stage: {
    weeks: companyFacts.stageWeeks.value.count,
    hours: companyFacts.stageHours.value.count,
    price: companyFacts.stagePrice.value.price,
  },
  pilot: {
    weeks: companyFacts.pilotWeeks.value.count,
    hours: companyFacts.pilotHours.value.count,
    price: companyFacts.pilotPrice.value.price,
  },
  integration: {
    weeks: companyFacts.integrationWeeks.value.count,
    hours: companyFacts.integrationHours.value.count,
    price: companyFacts.integrationPrice.value.price,
  },
}
const hoursPerDay = 8

/** Contradictions with the story itself, its facts, or the company's promises, each with the path of the field. */
export function contradictions(story: ClientStory): { path: (string | number)[]; message: string }[] {
  const { facts } = story
  const errors: ReturnType<typeof contradictions> = []
  const report = (path: (string | number)[], message: string) => void errors.push({ path, message })
  checkDates(story, report)
  checkWork(story, report)
  checkMeasurement(story, report)
  for (const { total, parts } of facts.sums ?? []) {
    const sum = parts.reduce((whole, part) => whole + (facts.counts[part] ?? Number.NaN), 0)
    if (sum !== facts.counts[total])
      report(
        ['facts', 'counts', total],
        `is ${facts.counts[total]}, but ${parts.join(' + ')} is ${sum}: correct one of them`,
      )
  }
  checkText(story, report)
  return errors
}

type Report = (path: (string | number)[], message: string) => void

function checkDates({ date, facts: { timeline, consent } }: ClientStory, report: Report): void {
  const moments = Object.entries({ ...timeline, consent, date })
  for (const [index, [name, when]] of moments.entries()) {
    const [earlier = '', before = ''] = moments[index - 1] ?? []
    const length = Math.min(before.length, when.length)
    if (when.slice(0, length) < before.slice(0, length))
      report(
        name in timeline ? ['facts', 'timeline', name] : name === 'consent' ? ['facts', name] : [name],
        `is ${when}, before "${earlier}" on ${before}: correct the day, or the order`,
      )
  }
}

function checkWork({ date, people, weeks, hours, facts }: ClientStory, report: Report): void {
  const { timeline, stages, delayDays = 0, price } = facts
  const { start, delivered, call, interview, yes, scope } = timeline
  const isByTheHour = stages.length === 0
  const due = (from: string | undefined, to: string | undefined, most: number, name: string) => {
    const days = from && to ? businessDaysBetween(from, to) : most
    if (days > most)
      report(
        ['facts', 'timeline', name],
        `is ${days} business days later, but ${most} are promised (content/claims/company-facts.ts)`,
      )
  }
  due(call, interview, companyFacts.interviewDays.value.count, 'interview')
  due(yes, start, companyFacts.startDays.value.count, 'start')
  if (!start) {
    report(['facts', 'timeline'], 'has no "start": add the date on which the work began')
    return
  }
  if (scope && Date.parse(start) - Date.parse(scope) > companyFacts.scopeValidDays.value.count * dayMs)
    report(
      ['facts', 'timeline', 'start'],
      `is more than ${companyFacts.scopeValidDays.value.count} days after "scope", so its price is no longer deducted`,
    )
  const length = isByTheHour
    ? Math.floor((Date.parse(date) - Date.parse(start)) / (7 * dayMs))
    : stages.reduce((sum, stage) => sum + promised[stage].weeks, 0)
  if (weeks !== length)
    report(
      ['weeks'],
      `is ${weeks}, but ${isByTheHour ? `from "start" to "date" there are ${length} weeks` : `the stages take ${length} weeks (content/claims/company-facts.ts)`}`,
    )
  const { fewestPeople, mostPeople } = companyFacts
  if (!isByTheHour && (people < fewestPeople.value.count || people > mostPeople.value.count))
    report(
      ['people'],
      `is ${people}, but the company promises ${fewestPeople.value.count} to ${mostPeople.value.count} people per stage (content/claims/company-facts.ts)`,
    )
  const lastFriday = addDays(start, length * 7 - 3)
  if (!isByTheHour && delivered && businessDaysBetween(lastFriday, delivered) !== delayDays)
    report(
      ['facts', 'timeline', 'delivered'],
      `is ${delivered}: ${length} weeks end on ${lastFriday}, but "delayDays" is ${delayDays}`,
    )
  const mostHours = people * hoursPerDay * (isByTheHour ? businessDaysBetween(start, date) + 1 : weeks * 5)
  const hoursOfStages = stages.reduce((sum, stage) => sum + promised[stage].hours, 0)
  if (hours > mostHours) report(['hours'], `is ${hours}, but "people" can work at most ${mostHours} hours in that time`)
  else if (!isByTheHour && hours !== hoursOfStages)
    report(['hours'], `is ${hours}, but the stages take ${hoursOfStages} hours (content/claims/company-facts.ts)`)
  for (const [locale, { from, to }] of Object.entries(price) as [keyof typeof price, { from: number; to: number }][]) {
    const ofHours = hours * companyFacts.hourPrice.value.price[locale]
    const least = isByTheHour ? ofHours : stages.reduce((sum, stage) => sum + promised[stage].price[locale], 0)
    if (isByTheHour ? from > ofHours || to < ofHours : from < least)
      report(
        ['facts', 'price', locale, 'from'],
        `is ${from}, but at the prices in content/claims/company-facts.ts this work costs ${isByTheHour ? '' : 'at least '}${least}`,
      )
    const most = hours * companyFacts.seniorHourPrice.value.price[locale]
    if (to > most)
      report(
        ['facts', 'price', locale, 'to'],
        `is ${to}, but ${hours} hours of seniors cost ${most}: correct one of them`,
      )
    if (to < from || to > from * 1.25)
      report(['facts', 'price', locale, 'to'], `is ${to}: it may exceed "from" by at most a quarter`)
  }
}

function checkMeasurement(
  { date, figure, facts: { timeline, accident, stages, measured, goals } }: ClientStory,
  report: Report,
): void {
  const { before, after } = measured
  for (const side of ['before', 'after'] as const) {
    const part = measured[side]
    const path = ['facts', 'measured', side]
    const value =
      'count' in part && 'per' in measured
        ? Math.round((part.count / part.of) * measured.per)
        : 'days' in part
          ? part.days
          : 'value' in part
            ? part.value
            : 0
    for (const [locale, words] of Object.entries(figure[side]) as [keyof typeof locales, string][])
      if (mentionsIn(words, locale)[0]?.fact !== String(value))
        report(['figure', side, locale], `is "${words}", but what was measured is ${value}`)
    if ('days' in part) {
      const [from, to] = [timeline[part.from], timeline[part.to]]
      if (!from || !to) report(path, `counts from "${part.from}" to "${part.to}": both must stand in "timeline"`)
      else {
        const days = businessDaysBetween(from, to)
        if (days !== part.days)
          report(
            [...path, 'days'],
            `is ${part.days}, but from ${from} to ${to} there are ${days} business days (content/dates/holidays.ts)`,
          )
      }
    } else if (accident && accident >= part.from && accident <= part.to)
      report(path, `includes ${accident}, the month of the accident: measure other months`)
  }
  if ('of' in before && 'of' in after) {
    if (
      before.from.slice(5) !== after.from.slice(5) ||
      before.to.slice(5) !== after.to.slice(5) ||
      before.from >= after.from
    )
      report(
        ['facts', 'measured', 'after'],
        `goes from ${after.from} to ${after.to}: compare the same months of two years, ${before.from.slice(5)} to ${before.to.slice(5)}`,
      )
    if (after.from < (timeline.delivered ?? '').slice(0, 7))
      report(['facts', 'measured', 'after', 'from'], `is ${after.from}, before the delivery on ${timeline.delivered}`)
    if (after.to >= date.slice(0, 7))
      report(
        ['facts', 'measured', 'after', 'to'],
        `is ${after.to}, which is not over on the date of the story, ${date}`,
      )
  }
  if (stages.includes('pilot') && goals.length < 2)
    report(['facts', 'goals'], 'needs another goal: a pilot has one for the result and one for its use')
  for (const [index, goal] of goals.entries())
    if ('most' in goal ? goal.reached > goal.most : goal.reached < goal.least)
      report(
        ['facts', 'goals', index, 'reached'],
        'misses the goal: say so in the text, and correct the fact if it does not',
      )
}

/** Every number, month, and weekday in the text must be one of the story's facts. */
function checkText(story: ClientStory, report: Report): void {
  const { headTitle, desc, title, problem, built, figure, quote } = story
  const texts = {
    headTitle,
    desc,
    title,
    problem,
    built,
    figure: { what: figure.what, measured: figure.measured },
    quote: { text: quote.text },
  }
  const walk = (part: unknown, path: (string | number)[]): void => {
    if (typeof part === 'string') {
      const locale = path.at(-1) as keyof typeof locales
      for (const { words, fact } of unknownNumbers(story, part, locale))
        report(path, `says "${words}" (${fact}), which is not a fact of the story: correct it or add it to "facts"`)
    } else
      for (const [key, value] of Object.entries(part as object))
        walk(value, [...path, Array.isArray(part) ? Number(key) : key])
  }
  walk(texts, [])
}

export function unknownNumbers(story: ClientStory, text: string, locale: LocaleId): Mention[] {
  const known = knownFacts(story)
  return mentionsIn(text, locale).filter(({ fact }) => !known.has(fact))
}

function knownFacts({ date, people, weeks, hours, facts }: ClientStory): Set<string> {
  const { timeline, stages, delayDays, measured, goals, counts, times = [], accident } = facts
  const numbers = [
    people,
    weeks,
    hours,
    stages.length,
    delayDays,
    ...goals.flatMap((goal) => Object.values(goal)),
    ...Object.values(counts),
    'per' in measured ? measured.per : undefined,
  ]
  const moments = [date, ...Object.values(timeline), accident ?? '']
  for (const part of [measured.before, measured.after])
    if ('days' in part) numbers.push(part.days)
    else {
      numbers.push(
        'count' in part ? part.count : part.value,
        part.of,
        'per' in measured && 'count' in part ? Math.round((part.count / part.of) * measured.per) : undefined,
      )
      moments.push(part.from, part.to)
    }
  const dated = moments.filter(Boolean).flatMap((when) => {
    const [year, month, dayOfMonth] = when.split('-').map(Number)
    return [year, `month ${month}`, ...(dayOfMonth ? [dayOfMonth, `weekday ${weekdayOf(when) + 1}`] : [])]
  })
  const clock = times.flatMap((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return [hour, hour % 12, minute]
  })
  return new Set([...numbers, ...dated, ...clock].map(String))
}

/** Business days after `from`, up to and including `to`, in the company's calendar. */
function businessDaysBetween(from: Day, to: Day): number {
  let days = 0
  for (let one = addDays(from, 1); one <= to; one = addDays(one, 1))
    if (weekdayOf(one) < 5 && !holidayOn(one, namedHolidays)) days += 1
  return days
}

const namedHolidays = holidays.map((holiday) => ({ ...holiday, name: holiday.name['pt-br'] }))
const dayMs = 86_400_000
