import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'
import { PlainList } from '../ui/PlainList'

interface Point {
  id: string
  title: ReactNode
  text?: ReactNode
  icon?: IconName
}

const columns = {
  two: 'sm:grid-cols-2',
  three: 'md:grid-cols-3 md:max-lg:[&_h3]:text-xl',
  // Rows of 2, 2 and 1 cards, on wide screens of 3 and 2; the last row has wider cards, so that it has no gap.
  five: 'sm:grid-cols-2 sm:max-lg:[&>li:last-child]:col-span-2 lg:grid-cols-6 lg:[&>li]:col-span-2 lg:[&>li:nth-child(n+4)]:col-span-3',
}

/** Short arguments side by side. */
export function PointCards({ points, in: count }: { points: readonly Point[]; in: keyof typeof columns }) {
  return (
    <PlainList className={`grid gap-5 ${columns[count]}`}>
      {points.map(({ id, title, text, icon }) => (
        <li key={id} className="card flex flex-col gap-3 p-card text-ink">
          {icon && (
            <span className="mb-2 flex h-12 w-12 items-center justify-center rounded-field bg-mint text-2xl text-link">
              <Icon name={icon} />
            </span>
          )}
          <h3 className="text-heading-strong">{title}</h3>
          {text && <p className="text-muted">{text}</p>}
        </li>
      ))}
    </PlainList>
  )
}

export interface MessagePoint {
  id: string
  title: MessageId
  text: MessageId
  icon?: IconName
}

/** Short arguments side by side, in words of the interface. */
export function MessagePoints({ points, in: count }: { points: readonly MessagePoint[]; in: keyof typeof columns }) {
  const shown = points.map(({ title, text, ...point }) => ({
    ...point,
    title: <FormattedMessage id={title} />,
    text: <FormattedMessage id={text} />,
  }))
  return <PointCards in={count} points={shown} />
}
