import type { ReactNode } from 'react'
import type { MessageId } from '../../locales/message-id.ts'
import { Icon } from '../ui/Icon.tsx'
import { Text } from '../ui/Text.tsx'

interface BeforeAfterProps {
  before: string
  after: string
  /** Whether it compares work without us to work with us, instead of before to after. */
  isByTheHour: boolean
  className: string
}

/** The number that a project changed: before, an arrow, after. */
export function BeforeAfter({ before, after, isByTheHour, className }: BeforeAfterProps) {
  return (
    <dl className={`flex items-center gap-x-[0.12em] font-800 font-figure ${className}`}>
      <Value title={isByTheHour ? 'ui.story.without' : 'ui.story.before'}>
        {before}
        <Icon name="arrowRight" className="h-[0.6em] w-[0.6em] text-[var(--mark)]" />
      </Value>
      <Value title={isByTheHour ? 'ui.story.with' : 'ui.story.after'}>{after}</Value>
    </dl>
  )
}

function Value({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" className="sr-only" words={title} />
      <dd className="m-0 flex items-center gap-x-[0.12em]">{children}</dd>
    </div>
  )
}
