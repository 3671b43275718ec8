import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WaitingRequests } from '../../requests/delivery/waiting-requests'
import type { FormDeclaration } from '../../requests/form-declaration'
import { useIsHydrated } from '../page/useIsHydrated'
import { ContactChannels } from './ContactChannels'
import { FormStatus } from './FormStatus'
import { ErrorLanguage } from './form-context'
import { goOnByEnter } from './form-controls'
import { SubmitButton } from './SubmitButton'
import type { RequestFormFrame } from './useRequestForm'
import { WaitingNote } from './WaitingNote'

interface FormFrameProps extends RequestFormFrame {
  declaration: FormDeclaration
  /** The language tag of the errors, where they are not in the page's language. */
  errorLanguage?: string
  action?: string
  waiting?: WaitingRequests
  children: ReactNode
}

/** What every form has around its fields. `method="post"` keeps what was typed out of the address if the browser itself sends the form. */
export function FormFrame({
  declaration: { fields, words },
  errorLanguage,
  action,
  waiting,
  children,
  onSubmit,
  id,
  round,
  isSending,
  ...ending
}: FormFrameProps) {
  const isUsable = useIsHydrated()
  return (
    <form
      id={id}
      method="post"
      action={action}
      noValidate={isUsable}
      onSubmit={onSubmit}
      onKeyDown={goOnByEnter}
      className="flex flex-col gap-5"
    >
      {/* Where the form can be sent without scripts, this only helps if scripts run and their code has not come. */}
      <div className={`without-scripts ${action ? 'needs-scripts' : ''} rounded-field bg-mint p-5`}>
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
      {/* A new `round` after sending makes new inputs: when a browser fills the same phone number into an emptied one, React sees no change. */}
      <ErrorLanguage key={round} value={errorLanguage}>
        {children}
      </ErrorLanguage>
      <div>
        <FormStatus {...ending} failure={words.failure} failureLanguage={errorLanguage} />
        <SubmitButton label={words.submit} isUsable={isUsable || action !== undefined} isSending={isSending} />
        {waiting && <WaitingNote waiting={waiting} />}
      </div>
    </form>
  )
}
