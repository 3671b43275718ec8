import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { whenIdle } from '../components/page/when-idle.ts'
import { ContactChannels } from '../components/ui/ContactChannels.tsx'
import { Icon, type IconName } from '../components/ui/Icon.tsx'
import type { MessageId } from '../locales/message-id.ts'

interface FormStatusProps {
  ending: 'sent' | 'failed' | undefined
  /** The labels of the fields that are wrong. */
  problems: string[]
  failure: MessageId
  failureLanguage: string | undefined
  /** What follows, in view together with the status. */
  children: ReactNode
}

export function FormStatus({ ending, problems, failure, failureLanguage, children }: FormStatusProps) {
  const intl = useIntl()
  useEffect(() => {
    // Formatting the first plural and the first list takes 100 ms on a low-end phone, so it is done ahead of time.
    whenIdle(() => intl.formatMessage({ id: 'ui.form.problems' }, { count: 1, fields: intl.formatList(['']) }))
  }, [intl])
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ending) element.current?.scrollIntoView({ block: 'nearest' })
  }, [ending])
  return (
    <div ref={element}>
      {/* A live region must be in the document before its text, or screen readers do not announce the text. */}
      <div role="status">
        {problems.length > 0 && (
          <Note key={problems.join()} icon="alert" className="border-error text-error">
            <FormattedMessage
              id="ui.form.problems"
              values={{ count: problems.length, fields: <FormattedList value={problems.map(unbroken)} /> }}
            />
          </Note>
        )}
        {ending === 'sent' && (
          <Note icon="check" className="border-link text-link">
            <FormattedMessage id="ui.form.sent" />
          </Note>
        )}
      </div>
      <div role="alert">
        {ending === 'failed' && (
          <Note icon="alert" lang={failureLanguage} className="border-error text-error">
            <FormattedMessage id={failure} />
          </Note>
        )}
      </div>
      {ending === 'failed' && (
        <div className="mb-5">
          <p className="mb-3">
            <FormattedMessage id="ui.form.otherWays" />
          </p>
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

/** A label such as `E-mail` is not broken at its hyphen. */
function unbroken(label: string) {
  return (
    <span key={label} className="inline-block">
      {label}
    </span>
  )
}
