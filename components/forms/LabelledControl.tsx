import { type ChangeEvent, type ReactNode, useContext, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id'
import type { FieldDeclaration } from '../../requests/form-declaration'
import { PageLink } from '../page/PageLink'
import { useIsHydrated } from '../page/useIsHydrated'
import { ErrorLanguage, useFieldContext } from './form-context'

/** The look of a control with one line. */
export const controlLine = 'control h-button'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Connects a control with its form, its label and its error. */
function useControl({ isRequired, hint }: FieldDeclaration) {
  const id = useId()
  const field = useFieldContext<string>()
  const isHydrated = useIsHydrated()
  const error: MessageId | undefined = field.state.meta.errors[0]?.message
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const control = {
    id,
    name: field.name,
    value: field.state.value,
    // Firefox tells screen readers that an empty control is invalid as soon as it is `required`: that is for browsers without scripts.
    required: isRequired && !isHydrated,
    'aria-required': isRequired,
    onChange: (event: ChangeEvent<Control>) => field.handleChange(event.target.value),
    'aria-invalid': error !== undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  }
  return { control, error, errorId, hintId }
}

interface LabelledControlProps {
  field: FieldDeclaration
  children: (control: ReturnType<typeof useControl>['control']) => ReactNode
}

/** A control below its label and above its error. */
export function LabelledControl({ field, children }: LabelledControlProps) {
  const { label, isRequired, hint } = field
  const { control, error, errorId, hintId } = useControl(field)
  const errorLanguage = useContext(ErrorLanguage)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={control.id} className="font-600 text-ink">
        <FormattedMessage id={label} />
        {!isRequired && ' '}
        {!isRequired && (
          <span className="font-400 text-muted">
            <FormattedMessage id="ui.form.optional" />
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="text-muted text-small">
          <FormattedMessage
            id={hint}
            values={{
              contact: (words) => (
                <PageLink key="contact" to="/contato" className="inline-link">
                  {words}
                </PageLink>
              ),
            }}
          />
        </p>
      )}
      {children(control)}
      {error && (
        <p id={errorId} lang={errorLanguage} className="font-600 text-error text-small">
          <FormattedMessage id={error} />
        </p>
      )}
    </div>
  )
}
