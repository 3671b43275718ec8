import type { AnyFieldApi } from '@tanstack/react-form'
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../components/page/PageLink.tsx'
import { useLocale } from '../components/page/PageProvider.tsx'
import { useIsHydrated } from '../components/page/useIsHydrated.ts'
import { Icon } from '../components/ui/Icon.tsx'
import { defaultLocale } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import {
  type ChoiceFieldDeclaration,
  type FieldDeclaration,
  inputAttributes,
  type TextFieldDeclaration,
} from './declaration.ts'

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

/** The phone mask loads only with a field that needs it, so that other pages do not pay for it. */
function TextField(props: FieldProps<TextFieldDeclaration>) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const { kind, autoComplete, placeholder, isMaskedEverywhere } = props.declaration
  const { handleChange } = props.field
  const locale = useLocale()
  const isMasked = kind === 'phone' && (isMaskedEverywhere || locale === defaultLocale)
  useEffect(() => {
    if (!isMasked) return
    import('./phone-mask.ts').then(
      ({ maskPhone }) => {
        if (input.current) maskPhone(input.current, handleChange)
        // If the mask fails to load, the field still accepts a number; Firefox and WebKit also report a failed load
        // when the page is left.
      },
      () => undefined,
    )
  }, [isMasked, handleChange])
  return (
    <LabeledControl {...props}>
      {(control) => (
        <input
          {...control}
          {...inputAttributes[kind]}
          ref={input}
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
  // React does not know about a choice made before hydration.
  const isHydrated = useIsHydrated()
  return (
    <LabeledControl {...props}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            autoComplete={autoComplete}
            className={`control h-button cursor-pointer appearance-none pr-12 ${isHydrated && control.value ? '' : '!text-field-hint'} [&>option]:text-ink`}
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
    value: field.state.value as string,
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
        <p id={errorId} lang={props.errorLanguage} className="font-600 text-error text-small">
          <FormattedMessage id={error} />
        </p>
      )}
    </div>
  )
}
