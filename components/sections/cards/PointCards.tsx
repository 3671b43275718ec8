import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../locales/message-id.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { PlainList } from '../../ui/PlainList.tsx'

export interface MessagePoint {
  id: string
  title: MessageId
  text: MessageId
  icon?: IconName
}

export function PointCards({ points }: { points: readonly MessagePoint[] }) {
  return (
    <PlainList className="cards md:grid-cols-3 md:max-lg:[&_h3]:text-xl">
      {points.map(({ id, title, text, icon }) => (
        <li key={id} className="card flex flex-col gap-2 p-card text-ink md:gap-3">
          <h3 className="flex items-center gap-3 text-heading-strong md:flex-col md:items-start">
            {icon && (
              <span className="flex h-12 w-12 shrink-0 items-center justify-center rounded-field bg-mint text-2xl text-link md:mb-2">
                <Icon name={icon} />
              </span>
            )}
            <FormattedMessage id={title} />
          </h3>
          <p className="text-body text-muted">
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </PlainList>
  )
}
