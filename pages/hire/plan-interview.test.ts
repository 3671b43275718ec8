import { describe, expect, test } from 'vitest'
import { holidays } from '../../content/dates/holidays.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { countedDays, hoursInCommon, possibleCalls, weeksOf } from './plan-interview.ts'

const terms = {
  holidays: inOneLanguage(holidays, 'en-us'),
  interviewDays: 3,
  timeZone: 'America/Sao_Paulo',
  hours: { from: 9, to: 18 },
}
const inSaoPaulo = (time: string) => new Date(`${time}:00-03:00`)

test.each([
  ['during the day', '2026-11-23T10:00', '2026-11-23'],
  ['while there is time for a call', '2026-11-23T17:30', '2026-11-23'],
  ['too late for one', '2026-11-23T17:31', '2026-11-24'],
  ['late in the evening, when it is tomorrow in London', '2026-11-23T22:30', '2026-11-24'],
  ['on a Saturday', '2026-11-28T10:00', '2026-11-30'],
  ['on a holiday', '2026-11-20T10:00', '2026-11-23'],
])('the first possible call, if asked %s', (_, now, first) => {
  expect(possibleCalls(inSaoPaulo(now), terms)[0]).toBe(first)
})

test.each([
  ['2026-11-23', '2026-11-26'],
  // A weekend, and Carnival of that year.
  ['2026-02-13', '2026-02-20'],
])('after a call on %s the interview is by %s', (call, deadline) => {
  expect(countedDays(call, terms).at(-1)).toBe(deadline)
})

test.each([
  ['2026-11-25', 3, 3],
  ['2026-11-25', 10, 4],
  // Carnival takes two days.
  ['2026-02-13', 10, 5],
  ['2026-12-18', 3, 3],
])('asked on %s, the calendar holds every deadline of %i days, in %i weeks', (day, interviewDays, weeks) => {
  const own = { ...terms, interviewDays }
  const calls = possibleCalls(inSaoPaulo(`${day}T10:00`), own)
  const shown = weeksOf(calls, own)
  for (const call of calls) expect(shown.flat()).toEqual(expect.arrayContaining(countedDays(call, own)))
  expect(shown).toHaveLength(weeks)
})

describe('hours in common', () => {
  const hour = (from: number, to: number) => [from * 60, to * 60]

  test.each([
    ['America/Sao_Paulo', '2026-11-26', [hour(9, 18)]],
    ['America/New_York', '2026-12-01', [hour(9, 16)]],
    ['America/New_York', '2026-07-01', [hour(9, 17)]],
    ['Europe/Madrid', '2026-12-01', [hour(13, 18)]],
    ['Europe/Madrid', '2026-07-01', [hour(14, 18)]],
    ['Asia/Kolkata', '2026-07-01', [hour(17.5, 18)]],
    ['Asia/Tokyo', '2026-07-01', []],
  ])('with %s on %s', (zone, day, common) => {
    expect(hoursInCommon(day, terms, zone).common).toEqual(common)
  })
})
