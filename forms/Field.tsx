import type { AnyFieldApi } from '@tanstack/react-form'
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../components/page/PageLink.tsx'
import { useLocale } from '../components/page/PageProvider.tsx'
import { useIsHydrated } from '../components/page/useIsHydrated.ts'
import { Icon } from '../components/ui/Icon.tsx'
import { defaultLocale, type LocaleId } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import {
  type ChoiceFieldDeclaration,
  type FieldDeclaration,
  inputAttributes,
  type TextFieldDeclaration,
} from './declaration.ts'

import { formatPhone } from './phone.ts'

interface FieldProps<Declaration = FieldDeclaration> {
  field: AnyFieldApi
  declaration: Declaration
  /** On phones, Enter in the last field sends the form. */
  isLast?: boolean
  /** A BCP 47 tag, if the error's language may differ from the page's. */
  errorLanguage?: string
}

export function Field({ declaration, ...props }: FieldProps) {
  if (declaration.kind === 'choice') return <SelectField {...props} declaration={declaration} />
  if (declaration.kind === 'textarea') return <TextArea {...props} declaration={declaration} />
  return <TextField {...props} declaration={declaration} />
}

/** Whether a field shows Brazilian phone numbers in their usual form. */
export function hasPhoneMask(field: FieldDeclaration, locale: LocaleId): boolean {
  return field.kind === 'phone' && (field.isMaskedEverywhere || locale === defaultLocale)
}

function TextField(props: FieldProps<TextFieldDeclaration>) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const { kind, autoComplete, placeholder } = props.declaration
  const isMasked = hasPhoneMask(props.declaration, useLocale())
  // The mask weighs 27 KB, so it comes when the field is reached; without it the number is formatted when it is sent.
  const mask = () => {
    import('./phone-mask.ts').then(({ maskPhone }) => input.current && maskPhone(input.current), ignore)
  }
  useEffect(() => {
    if (!isMasked || !input.current) return
    if (document.activeElement === input.current) mask()
    else input.current.value = formatPhone(input.current.value)
  })
  return (
    <LabeledControl {...props}>
      {(control) => (
        <input
          {...control}
          {...inputAttributes[kind]}
          ref={input}
          onFocus={isMasked ? mask : undefined}
          enterKeyHint={props.isLast ? 'send' : 'next'}
          autoComplete={autoComplete}
          placeholder={intl.formatMessage({ id: placeholder })}
          className="control h-button"
        />
      )}
    </LabeledControl>
  )
}

function TextArea(props: FieldProps<TextFieldDeclaration>) {
  const intl = useIntl()
  return (
    <LabeledControl {...props}>
      {(control) => (
        // Height given by the specification.
        <textarea
          {...control}
          {...inputAttributes.textarea}
          placeholder={intl.formatMessage({ id: props.declaration.placeholder })}
          className="control h-[159px] resize-y py-3"
        />
      )}
    </LabeledControl>
  )
}

/** The placeholder option is selectable only if the field is optional. */
function SelectField(props: FieldProps<ChoiceFieldDeclaration>) {
  const { isRequired, placeholder, options, autoComplete } = props.declaration
  return (
    <LabeledControl {...props}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            // Else a browser would choose the first option that is not disabled.
            defaultValue=""
            autoComplete={autoComplete}
            className="control h-button cursor-pointer appearance-none pr-12 [&:has(option[value='']:checked)]:text-field-hint [&>option]:text-ink"
          >
            <option value="" disabled={isRequired}>
              <FormattedMessage id={placeholder} />
            </option>
            {Object.entries(options).map(([option, label]) => (
              <option key={option} value={option}>
                {label ? <FormattedMessage id={label} /> : option}
              </option>
            ))}
          </select>
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-link text-xl"
          />
        </div>
      )}
    </LabeledControl>
  )
}

/** Firefox and WebKit also report a failed load when the page is left. */
function ignore() {}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function useControl({ field, declaration: { isRequired, hint } }: FieldProps) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const error: MessageId | undefined = field.state.meta.errors[0]?.message
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const control = {
    id,
    name: field.name,
    // Firefox announces an empty `required` control as invalid right away, so only browsers without scripts get the
    // attribute.
    required: isRequired && !isHydrated,
    'aria-required': isRequired,
    onChange: (event: ChangeEvent<Control>) => field.handleChange(event.target.value),
    'aria-invalid': error !== undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  }
  return { control, error, errorId, hintId }
}

function LabeledControl({
  children,
  ...props
}: FieldProps & { children: (control: ReturnType<typeof useControl>['control']) => ReactNode }) {
  const { label, isRequired, hint } = props.declaration
  const { control, error, errorId, hintId } = useControl(props)
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
        <p key={error} id={errorId} lang={props.errorLanguage} className="font-600 text-error text-small">
          <FormattedMessage id={error} />
        </p>
      )}
    </div>
  )
}
