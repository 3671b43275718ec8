import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { PlainList } from '../ui/PlainList.tsx'

export interface MessagePoint {
  id: string
  title: MessageId
  text: MessageId
  icon?: IconName
}

interface RowsProps {
  rows: readonly { id: string; icon?: IconName; title: ReactNode; text: ReactNode }[]
}

export function Rows({ rows }: RowsProps) {
  return (
    <PlainList className="w-full">
      {rows.map(({ id, icon, title, text }) => (
        <li
          key={id}
          className="grid gap-x-5 gap-y-2 border-0 border-current border-t border-solid py-5 first:pt-4 md:grid-cols-[2fr_3fr]"
        >
          <h3 className="flex gap-3 text-subhead">
            {icon && <Icon name={icon} />}
            {title}
          </h3>
          <p className="text-reading">{text}</p>
        </li>
      ))}
    </PlainList>
  )
}

export function PointRows({ points }: { points: readonly MessagePoint[] }) {
  return (
    <Rows
      rows={points.map(({ title, text, ...point }) => ({
        ...point,
        title: <FormattedMessage id={title} />,
        text: <FormattedMessage id={text} />,
      }))}
    />
  )
}

/** Three points side by side on wide screens. */
export function PointColumns({ points }: { points: readonly MessagePoint[] }) {
  return (
    <PlainList className="grid gap-x-5 gap-y-stack md:grid-cols-3">
      {points.map(({ id, title, text }) => (
        <li key={id} className="grid content-start gap-2 border-0 border-current border-t-4 border-solid pt-4">
          <h3 className="text-heading-strong">
            <FormattedMessage id={title} />
          </h3>
          <p className="text-reading">
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </PlainList>
  )
}
