import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id'
import { ContactChannels } from './ContactChannels'

interface FormFrameProps {
  /** Says that every field must be filled in. */
  required: MessageId
  /** Says how to reach the company where scripts are off. */
  noScript: MessageId
  children: ReactNode
}

/** What the forms of the site share. Posting keeps what was typed out of the address, whatever happens. */
export function FormFrame({ required, noScript, children }: FormFrameProps) {
  return (
    <form method="post" className="flex flex-col gap-5">
      <div className="without-scripts rounded-field bg-mint p-5">
        <p className="mb-3">
          <FormattedMessage id={noScript} />
        </p>
        <ContactChannels />
      </div>
      <p className="text-muted text-small">
        <FormattedMessage id={required} />
      </p>
      {children}
    </form>
  )
}
