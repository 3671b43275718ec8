import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormDeclaration } from '../../requests/form-declaration'
import { useIsHydrated } from '../page/useIsHydrated'
import { ContactChannels } from './ContactChannels'
import { FormStatus } from './FormStatus'
import { ErrorLanguage } from './form-context'
import { SubmitButton } from './SubmitButton'
import type { RequestFormFrame } from './useRequestForm'

interface FormFrameProps extends RequestFormFrame {
  declaration: FormDeclaration
  /** The language tag of the errors, where they are not in the page's language. */
  errorLanguage?: string
  children: ReactNode
}

/** What stands around the fields of every form. `method="post"` keeps what was typed out of the address, whatever happens. */
export function FormFrame({
  declaration: { fields, words },
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
        {Object.values(fields).every(({ isRequired }) => isRequired) ? (
          <FormattedMessage id="ui.form.allRequired" />
        ) : (
          <FormattedMessage id="ui.form.someOptional" />
        )}
      </p>
      {/* Fresh fields once it was sent: React does not notice when the same number is filled into an emptied mask. */}
      <ErrorLanguage key={round} value={errorLanguage}>
        {children}
      </ErrorLanguage>
      <div>
        <FormStatus {...ending} failure={words.failure} failureLanguage={errorLanguage} />
        <SubmitButton label={words.submit} isUsable={isUsable} isSending={isSending} />
      </div>
    </form>
  )
}
