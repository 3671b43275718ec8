import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../locales/message-id.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { PlainList } from '../../ui/PlainList.tsx'

export interface MessagePoint {
  id: string
  title: MessageId
  text: MessageId
  icon?: IconName
}

/** Three short arguments side by side. */
export function PointCards({ points }: { points: readonly MessagePoint[] }) {
  return (
    <PlainList className="grid gap-5 md:grid-cols-3 md:max-lg:[&_h3]:text-xl">
      {points.map(({ id, title, text, icon }) => (
        <li key={id} className="card flex flex-col gap-3 p-card text-ink">
          {icon && (
            <span className="mb-2 flex h-12 w-12 items-center justify-center rounded-field bg-mint text-2xl text-link">
              <Icon name={icon} />
            </span>
          )}
          <h3 className="text-heading-strong">
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
