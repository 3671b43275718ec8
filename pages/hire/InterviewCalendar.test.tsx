import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { renderIn } from '../../tests/render-in.tsx'
import { InterviewCalendar } from './InterviewCalendar.tsx'

const terms = {
  holidays: [{ on: '11-27', name: 'Feriado de prova' }],
  interviewDays: 3,
  timeZone: 'America/Sao_Paulo',
  hours: { from: 9, to: 18 },
}

// A Monday, 10:00 in São Paulo.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T13:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers().restoreAllMocks())

describe.each(localeIds)('the calendar of the first interview in %s', (locale) => {
  const longDay = (day: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
      new Date(day),
    )
  const shortDay = (day: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(new Date(day))

  test('counts from today or the chosen day, skipping weekends and holidays', async () => {
    const { user, t } = renderIn(locale, <InterviewCalendar {...terms} />)
    const interviewBy = (day: string) => t('hire.calendar.interview', { day: shortDay(day).replaceAll(' ', '\u00a0') })
    expect(screen.getByRole('status').textContent).toContain(interviewBy('2026-11-26'))
    const button = (day: string) => screen.getByRole('button', { name: new RegExp(`${longDay(day)}(,|$)`) })
    expect(button('2026-11-23').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('2026-11-25'))
    expect(screen.getByRole('status').textContent).toContain(interviewBy('2026-12-01'))
    expect(button('2026-11-23').getAttribute('aria-pressed')).toBe('false')
  })
})

test.each([
  ['en-us', 'Asia/Calcutta', 'India Standard Time'],
  ['es-es', 'Europe/Kiev', 'hora de Europa oriental'],
  ['pt-br', 'America/New_York', 'Horário do Leste'],
] as const)('the calendar in %s calls the zone %s %s', (locale, timeZone, name) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone }
  })
  const { container } = renderIn(locale, <InterviewCalendar {...terms} />)
  expect(container.textContent).toContain(`(${name})`)
})
