import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id'
import { PageLink } from '../page/PageLink'

/** What a menu of small screens ends with: the way to the contact form, and room for the wave below it. */
export function MenuFoot({ label }: { label: MessageId }) {
  return (
    <div className="min-h-56 px-2 pt-4">
      <PageLink to="/contato" className="btn-accent">
        <FormattedMessage id={label} />
      </PageLink>
    </div>
  )
}
