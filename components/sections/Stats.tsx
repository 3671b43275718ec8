import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { PlainList } from '../ui/PlainList.tsx'

interface StatsProps {
  /** In a title, `<figure>` marks the number shown large; an item without one has an icon. */
  points: readonly { id: string; title: MessageId; text?: MessageId; icon?: IconName }[]
}

export function Stats({ points }: StatsProps) {
  return (
    <PlainList className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-12 sm:max-xl:[&>:last-child:nth-child(odd)]:col-span-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:grid-rows-[auto_auto]">
      {points.map(({ id, title, text, icon }) => (
        <li
          key={id}
          className="row-span-2 figure-column grid content-start gap-2 border-0 border-brand border-t-2 border-solid pt-3 supports-[grid-template-rows:subgrid]:[grid-template-rows:subgrid]"
        >
          <h3 className="font-650 text-xl leading-snug">
            {icon && (
              <span className="block py-2 text-brand text-figure max-sm:text-[3.5rem]">
                <Icon name={icon} className="-ml-[0.12em] block h-[0.95em] w-[0.95em]" />
              </span>
            )}
            <FormattedMessage id={title} values={{ figure: (words) => <Stat key="figure">{words}</Stat> }} />
          </h3>
          {text && (
            <p className="max-w-[38em] text-body text-muted">
              <FormattedMessage id={text} />
            </p>
          )}
        </li>
      ))}
    </PlainList>
  )
}

function Stat({ children }: { children: ReactNode }) {
  return (
    <span className="block whitespace-nowrap py-2 font-800 font-figure text-brand text-figure tabular-nums max-sm:text-[3.5rem]">
      {children}
    </span>
  )
}
