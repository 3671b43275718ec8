import type { WrittenDay } from '../../content/dates/written-day.ts'

export function LongDate({ day, className }: { day: WrittenDay; className?: string }) {
  return (
    <time dateTime={day.iso} className={className}>
      {day.text}
    </time>
  )
}
