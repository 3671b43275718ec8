import { FormattedMessage, useIntl } from 'react-intl'
import type { Day } from '../../content/dates/business-days.ts'
import { hoursInCommon, type InterviewTerms, visitorTimeZone } from './plan-interview.ts'

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
  const { ahead, office, common } = hoursInCommon(day, terms, zone)
  const clock = (minutes: number) => intl.formatTime(minutes * 60_000, { timeZone: 'UTC' })
  // A browser may name the zone by a city's old name.
  const zoneName = intl
    .formatDateToParts(deadline, { timeZone: zone, timeZoneName: 'longGeneric' })
    .find(({ type }) => type === 'timeZoneName')?.value
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
    <div className="grid w-full gap-x-5 gap-y-2 sm:grid-cols-2">
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
              zone: zoneName,
            }}
          />
        )}
      </p>
      <p>
        <FormattedMessage id={sum > 0 ? 'hire.calendar.common' : 'hire.calendar.noCommon'} values={values} />
      </p>
    </div>
  )
}
