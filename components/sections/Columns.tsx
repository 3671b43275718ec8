import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'
import { PlainList } from '../ui/PlainList.tsx'

export interface MessagePoint {
  id: string
  title: MessageId
  text: MessageId
}

interface ColumnsProps {
  points: readonly { id: string; title: ReactNode; text: ReactNode }[]
}

/** Points side by side, as many as there is room for. */
export function Columns({ points }: ColumnsProps) {
  return (
    <PlainList className="columns w-full gap-y-stack">
      {points.map(({ id, title, text }) => (
        <li
          key={id}
          className="row-span-2 grid grid-rows-subgrid gap-y-2 border-0 border-current border-t-4 border-solid pt-4"
        >
          <h3 className="text-heading-strong">{title}</h3>
          <p className="text-reading">{text}</p>
        </li>
      ))}
    </PlainList>
  )
}

export function PointColumns({ points }: { points: readonly MessagePoint[] }) {
  return (
    <Columns
      points={points.map(({ id, title, text }) => ({
        id,
        title: <FormattedMessage id={title} />,
        text: <FormattedMessage id={text} />,
      }))}
    />
  )
}
