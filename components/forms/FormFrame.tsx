import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id'
import { useIsHydrated } from '../page/useIsHydrated'
import { ContactChannels } from './ContactChannels'
import { FormEnding } from './FormEnding'
import { ErrorLanguage } from './form-context'
import { SubmitButton } from './SubmitButton'
import type { RequestFormFrame } from './useRequestForm'

interface FormFrameProps extends RequestFormFrame {
  words: {
    /** Says that every field must be filled in. */
    required: MessageId
    /** Says how to reach the company where the form cannot work. */
    noScript: MessageId
    submit: MessageId
    failure: MessageId
  }
  /** The language tag of the errors, where they are not in the page's language. */
  errorLanguage?: string
  children: ReactNode
}

/** What the forms of the site share. Posting keeps what was typed out of the address, whatever happens. */
export function FormFrame({
  words,
  errorLanguage,
  children,
  onSubmit,
  id,
  round,
  isSending,
  ...ending
}: FormFrameProps) {
  const isUsable = useIsHydrated()
  return (
    <form id={id} method="post" noValidate={isUsable} onSubmit={onSubmit} className="flex flex-col gap-5">
      <div className="without-scripts rounded-field bg-mint p-5">
        <p className="mb-3">
          <FormattedMessage id={words.noScript} />
        </p>
        <ContactChannels />
      </div>
      <p className="text-muted text-small">
        <FormattedMessage id={words.required} />
      </p>
      {/* Fresh fields once it was sent: React does not notice when the same number is filled into an emptied mask. */}
      <ErrorLanguage key={round} value={errorLanguage}>
        {children}
      </ErrorLanguage>
      <div>
        <FormEnding {...ending} failure={words.failure} failureLanguage={errorLanguage} />
        <SubmitButton label={words.submit} isUsable={isUsable} isSending={isSending} />
      </div>
    </form>
  )
}
