import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'
import { PlainList } from '../ui/PlainList.tsx'
import { Text } from '../ui/Text.tsx'

interface StatsProps {
  /** In a title, `<figure>` marks the number shown large. */
  points: readonly { id: string; title: MessageId; text?: MessageId }[]
}

export function Stats({ points }: StatsProps) {
  return (
    // No figure stands alone in the second of two rows.
    <PlainList className={`columns gap-y-stack ${points.length % 2 === 0 ? 'sm:max-lg:grid-cols-2' : ''}`}>
      {points.map(({ id, title, text }) => (
        <li
          key={id}
          className="figure-column grid content-start gap-2 row-line border-current pt-3 sm:[&:only-child_h3]:flex sm:[&:only-child_h3]:items-center sm:[&:only-child_h3]:gap-8"
        >
          <h3 className="text-subhead">
            <FormattedMessage id={title} values={{ figure: (words) => <Stat key="figure">{words}</Stat> }} />
          </h3>
          {text && (
            <Text className="max-w-[38em] text-body text-muted [.ground-dark_&]:text-on-dark-muted" words={text} />
          )}
        </li>
      ))}
    </PlainList>
  )
}

function Stat({ children }: { children: ReactNode }) {
  return (
    <span className="block whitespace-nowrap py-2 font-800 font-figure text-brand [.ground-dark_&]:text-emerald text-figure tabular-nums max-sm:text-[3.5rem]">
      {children}
    </span>
  )
}
