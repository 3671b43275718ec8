import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Day } from '../../content/dates/business-days.ts'
import { hoursInCommon, type InterviewTerms, type Span, visitorTimeZone } from './plan-interview.ts'

interface HoursInCommonProps {
  day: Day
  /** The end of that day's work. */
  deadline: Date
  terms: InterviewTerms
}

/** Without a time zone of the visitor, only the company's hour. */
export function HoursInCommon({ day, deadline, terms }: HoursInCommonProps) {
  const intl = useIntl()
  const zone = visitorTimeZone()
  if (zone) return <HoursBeside day={day} deadline={deadline} terms={terms} zone={zone} />
  const weekday = intl.formatDate(day, { timeZone: 'UTC', weekday: 'long' })
  const hour = intl.formatTime(terms.hours.to * 3_600_000, { timeZone: 'UTC' })
  return (
    <p>
      <FormattedMessage id="hire.calendar.untilThere" values={{ weekday, hour }} />
    </p>
  )
}

function HoursBeside({ day, deadline, terms, zone }: HoursInCommonProps & { zone: string }) {
  const intl = useIntl()
  const { ahead, office, ours, common } = hoursInCommon(day, terms, zone)
  const clock = (minutes: number) => intl.formatTime(minutes * 60_000, { timeZone: 'UTC' })
  const weekdayIn = (timeZone: string, moment: Date) => intl.formatDate(moment, { timeZone, weekday: 'long' })
  const sum = common.reduce((minutes, [from, to]) => minutes + to - from, 0)
  const values = {
    officeFrom: clock(office[0]),
    officeTo: clock(office[1]),
    spans: intl.formatList(
      common.map(([from, to]) => `${clock(from)}–${clock(to)}`),
      { type: 'conjunction' },
    ),
    hours: sum / 60,
  }
  return (
    <div className="grid w-full gap-5 sm:grid-cols-2">
      <p>
        {ahead === 0 ? (
          <FormattedMessage
            id="hire.calendar.until"
            values={{ weekday: weekdayIn('UTC', new Date(day)), hour: clock(office[1]) }}
          />
        ) : (
          <FormattedMessage
            id="hire.calendar.untilElsewhere"
            values={{
              weekday: weekdayIn('UTC', new Date(day)),
              hour: clock(office[1]),
              local: `${weekdayIn(zone, deadline)}, ${intl.formatTime(deadline, { timeZone: zone })}`,
              zone: zone.replaceAll('_', ' '),
            }}
          />
        )}
      </p>
      <div className="sm:order-first sm:col-span-2">
        <svg aria-hidden="true" viewBox="0 0 1440 60" preserveAspectRatio="none" className="h-9 w-full rounded-field">
          <Bar span={[0, 1440]} y={0} height={60} className="fill-ink-soft" />
          {ours.map((span) => (
            <Bar key={span[0]} span={span} y={0} height={30} className="fill-teal" />
          ))}
          <Bar span={office} y={30} height={30} className="fill-sky" />
          {common.map((span) => (
            <Bar key={span[0]} span={span} y={24} height={12} className="fill-card" />
          ))}
        </svg>
        <div aria-hidden="true" className="relative flex justify-between text-small tabular-nums">
          <span>0</span>
          <span className="absolute left-1/4 -translate-x-1/2">6</span>
          <span className="absolute left-1/2 -translate-x-1/2">12</span>
          <span className="absolute left-3/4 -translate-x-1/2">18</span>
          <span>24</span>
        </div>
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 text-small">
          <FormattedMessage
            id="hire.calendar.legend"
            values={{
              ours: (words) => <LegendEntry key="ours" className="bg-teal" words={words} />,
              yours: (words) => <LegendEntry key="yours" className="bg-sky" words={words} />,
              common: (words) => <LegendEntry key="common" className="bg-card" words={words} />,
            }}
          />
        </p>
      </div>
      <p>
        <FormattedMessage id={sum > 0 ? 'hire.calendar.common' : 'hire.calendar.noCommon'} values={values} />
      </p>
    </div>
  )
}

function LegendEntry({ className, words }: { className: string; words: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span className="rounded bg-ink-soft p-1">
        <span className={`block h-3 w-3 ${className}`} />
      </span>
      {words}
    </span>
  )
}

function Bar({ span: [from, to], ...bar }: { span: Span; y: number; height: number; className: string }) {
  return <rect x={from} width={to - from} {...bar} />
}
