import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id'
import { PlainList } from '../ui/PlainList'

interface FiguresProps {
  /** What is within `<figure>` in a title stands out from it. */
  points: readonly { id: string; title: MessageId; text: MessageId }[]
}

/** What can be counted, as ruled columns. */
export function Figures({ points }: FiguresProps) {
  return (
    <PlainList className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
      {points.map(({ id, title, text }) => (
        <li
          key={id}
          className="flex flex-col justify-between gap-6 figure-column border-0 border-brand border-t-2 border-solid pt-5"
        >
          <h3 className="max-w-[16em] font-display font-650 text-heading">
            <FormattedMessage id={title} values={{ figure: (words) => <Figure key="figure">{words}</Figure> }} />
          </h3>
          <p className="max-w-[38em] text-muted">
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </PlainList>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="block whitespace-nowrap py-2 font-800 text-brand text-figure tabular-nums">{children}</span>
}
