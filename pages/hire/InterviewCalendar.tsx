import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { Dispensable } from '../../components/page/Dispensable.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import { type Day, holidayOn, momentAt, weekdayOf } from '../../content/dates/business-days.ts'
import { HoursInCommon } from './HoursInCommon.tsx'
import { countedDays, type InterviewTerms, possibleCalls, weeksOf, weeksWithoutHolidays } from './plan-interview.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6]

/**
 * Empty in the prerendered page, which does not know the current date. Words that change have keys, because browsers
 * that translate the page replace texts (renderer/browser/moved-texts.ts).
 */
export function InterviewCalendar(terms: InterviewTerms) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [now] = useState(() => new Date())
  const [chosen, choose] = useState<Day>()

  const calls = possibleCalls(now, terms)
  const call = chosen ?? calls[0]
  const counted = countedDays(call, terms)
  const weeks = weeksOf(calls, terms)
  const blank = Array.from({ length: weeksWithoutHolidays(terms) }, (_, week) =>
    weekdays.map((day) => `${week} ${day}`),
  )
  const deadline = counted.at(-1) ?? call
  const longDay = (day: Day) =>
    intl.formatDate(day, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  const shortDay = (day: Day) => intl.formatDate(day, { timeZone: 'UTC', day: 'numeric', month: 'long' })
  const free = weeks.flat().flatMap((day) => {
    const holiday = weekdayOf(day) < 5 && holidayOn(day, terms.holidays)
    return holiday ? [{ day, name: holiday.name }] : []
  })

  return (
    <div aria-hidden={isHydrated ? undefined : true} className="needs-scripts twelve-columns gap-y-8">
      <div className="card flex max-w-xl flex-col gap-4 px-3 py-5 text-ink blue-focus sm:p-card lg:col-span-6 lg:mr-6 lg:max-w-none">
        <p id="calls" className="px-1 text-heading-strong">
          <FormattedMessage id="hire.calendar.choose" />
        </p>
        <table
          aria-labelledby="calls"
          className="w-full table-fixed border-separate border-spacing-0.5 tabular-nums sm:border-spacing-1"
        >
          <thead>
            <tr className="h-8 text-muted text-small">
              {weekdays.map((index) => (
                <th key={index} scope="col" className="font-400">
                  {isHydrated &&
                    intl.formatDate(weeks[0]?.[index], { timeZone: 'UTC', weekday: 'short' }).replace('.', '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isHydrated ? weeks : blank).map((week, index) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day} className="p-0 text-center">
                    {isHydrated ? (
                      <CalendarDay
                        day={day}
                        name={longDay(day)}
                        isNewMonth={day.endsWith('-01') || (index === 0 && day === week[0])}
                        isPossible={calls.includes(day)}
                        isCall={day === call}
                        number={counted.indexOf(day) + 1}
                        isDeadline={day === deadline}
                        onChoose={() => choose(day)}
                      />
                    ) : (
                      <span className={cell} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="figure-column flex min-h-100 flex-col items-start gap-5 md:[:lang(es)_&]:min-h-120 lg:col-span-6">
        {isHydrated && (
          <>
            <output className="flex flex-col gap-3">
              <span key={call} className="text-intro">
                <FormattedMessage id="hire.calendar.call" values={{ day: longDay(call) }} />
              </span>
              <b
                key={deadline}
                className="font-800 font-display text-[clamp(2.25rem,12cqi,5.5rem)] leading-none tracking-tight text-balance"
              >
                <FormattedMessage
                  id="hire.calendar.interview"
                  values={{ day: shortDay(deadline).replaceAll(' ', '\u00a0') }}
                />
              </b>
            </output>
            {free.map(({ day, name }) => (
              <p key={day}>
                <FormattedMessage id="hire.calendar.holiday" values={{ day: shortDay(day), name }} />
              </p>
            ))}
            <Dispensable key={deadline}>
              <HoursInCommon
                deadline={momentAt(deadline, terms.hours.to, terms.timeZone)}
                day={deadline}
                terms={terms}
              />
            </Dispensable>
            <div className="lg:mt-auto">
              <ButtonAnchor href="#formulario" tone="onAccent">
                <FormattedMessage id="hire.calendar.button" />
              </ButtonAnchor>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

interface CalendarDayProps {
  day: Day
  name: string
  isNewMonth: boolean
  isPossible: boolean
  isCall: boolean
  /** Its position among the counted business days, or 0. */
  number: number
  isDeadline: boolean
  onChoose: () => void
}

const cell = 'calendar-cell'

function CalendarDay({ day, name, isNewMonth, isPossible, isCall, number, isDeadline, onChoose }: CalendarDayProps) {
  const date = Number(day.slice(-2))
  const shown = (
    <>
      {isNewMonth && (
        <small
          aria-hidden="true"
          className="absolute top-0.5 font-400 text-[0.625rem] leading-none sm:top-1.5 sm:text-sm"
        >
          <FormattedDate value={day} timeZone="UTC" month="short" />
        </small>
      )}
      <span aria-hidden="true" className={isPossible && !isCall ? 'underline underline-offset-4' : ''}>
        {date}
      </span>
      <span key={number} className="sr-only">
        {isPossible ? <FormattedMessage id="hire.calendar.call" values={{ day: name }} /> : date}
        {number > 0 && ', '}
        {number > 0 && <FormattedMessage id="hire.calendar.counted" values={{ number }} />}
      </span>
    </>
  )
  const variant = isCall
    ? 'border-brand bg-brand text-white font-650 [forced-color-adjust:none]'
    : isDeadline
      ? 'border-ink bg-ink text-accent font-650 [forced-color-adjust:none]'
      : number > 0
        ? 'border-mint bg-mint font-650'
        : `border-transparent ${isPossible ? 'font-650' : 'text-field-hint'}`
  if (!isPossible) return <span className={`${cell} ${variant}`}>{shown}</span>
  return (
    <button
      type="button"
      aria-pressed={isCall}
      onClick={onChoose}
      className={`${cell} ${variant} focusable hover:border-brand`}
    >
      {shown}
    </button>
  )
}
