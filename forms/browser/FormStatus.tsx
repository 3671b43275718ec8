import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { ContactChannels } from '../../components/ui/ContactChannels.tsx'
import { Icon, type IconName } from '../../components/ui/Icon.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { MessageId } from '../../locales/message-id.ts'

interface FormStatusProps {
  outcome: 'sent' | 'failed' | undefined
  failure: MessageId
  failureLanguage: string | undefined
  /** The submit button, which stays in view together with the status. */
  children: ReactNode
}

export function FormStatus({ outcome, failure, failureLanguage, children }: FormStatusProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) element.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div ref={element}>
      {/* A live region must be in the document before its text, or screen readers do not announce the text. */}
      <div role="status">
        {outcome === 'sent' && (
          <Note icon="check" className="border-link text-link">
            <FormattedMessage id="ui.form.sent" />
          </Note>
        )}
      </div>
      <div role="alert">
        {outcome === 'failed' && (
          <Note icon="alert" lang={failureLanguage} className="border-error text-error">
            <FormattedMessage id={failure} />
          </Note>
        )}
      </div>
      {outcome === 'failed' && (
        <div className="mb-5">
          <Text className="mb-3" words="ui.form.otherWays" />
          <ContactChannels />
        </div>
      )}
      {children}
    </div>
  )
}

interface NoteProps {
  icon: IconName
  lang?: string
  className: string
  children: ReactNode
}

function Note({ icon, lang, className, children }: NoteProps) {
  return (
    <p lang={lang} className={`mb-5 flex gap-3 rounded-field border-2 border-solid p-4 font-600 ${className}`}>
      <Icon name={icon} className="mt-0.5 text-xl" />
      <span>{children}</span>
    </p>
  )
}
