import { FormattedDate } from 'react-intl'

/** A day such as 2026-11-21, which is the same everywhere. */
export function LongDate({ value, className }: { value: string; className?: string }) {
  return (
    <time dateTime={value} className={className}>
      <FormattedDate value={value} day="numeric" month="long" year="numeric" timeZone="UTC" />
    </time>
  )
}
