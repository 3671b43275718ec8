import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'
import { PlainList } from '../ui/PlainList.tsx'
import { Text } from '../ui/Text.tsx'

interface StatsProps {
  /** In a title, `<figure>` marks the number shown large. */
  points: readonly { id: string; title: MessageId; text?: MessageId }[]
}

/** Points with large figures. On narrow screens four of them stand two by two, so that none is alone in its row. */
export function Stats({ points }: StatsProps) {
  return (
    <PlainList className={points.length === 4 ? 'columns gap-y-stack sm:max-lg:grid-cols-2' : 'columns gap-y-stack'}>
      {points.map(({ id, title, text }) => (
        <li key={id} className="figure-column grid content-start gap-2 row-line border-current pt-3">
          <h3 className="text-subhead">
            <FormattedMessage id={title} values={{ figure: (words) => <Stat key="figure">{words}</Stat> }} />
          </h3>
          {text && <Text className="max-w-[38em] text-body text-muted" words={text} />}
        </li>
      ))}
    </PlainList>
  )
}

function Stat({ children }: { children: ReactNode }) {
  return (
    <span className="block whitespace-nowrap py-2 font-800 font-figure text-link text-figure max-sm:text-[3.5rem]">
      {children}
    </span>
  )
}
