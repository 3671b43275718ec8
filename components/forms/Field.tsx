import type { AnyFieldApi } from '@tanstack/react-form'
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { defaultLocale } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import {
  type ChoiceFieldDeclaration,
  type FieldDeclaration,
  inputAttributes,
  type TextFieldDeclaration,
} from '../../requests/form-declaration.ts'
import { PageLink } from '../page/PageLink.tsx'
import { useLocale } from '../page/PageProvider.tsx'
import { useIsHydrated } from '../page/useIsHydrated.ts'
import { Icon } from '../ui/Icon.tsx'

interface FieldProps<Declaration = FieldDeclaration> {
  /** The field as TanStack Form knows it. */
  field: AnyFieldApi
  declaration: Declaration
  /** On a phone, the key that ends a line sends the form from its last field. */
  isLast?: boolean
  /** The language tag of its error, where it may be another than the page's. */
  errorLanguage?: string
}

/** Shows a field as it is declared in `requests/`. */
export function Field({ declaration, ...props }: FieldProps) {
  if (declaration.kind === 'choice') return <SelectField {...props} declaration={declaration} />
  if (declaration.kind === 'textarea') return <TextArea {...props} declaration={declaration} />
  return <TextField {...props} declaration={declaration} />
}

/** One line of text. The mask of a Brazilian phone number is loaded when the field is shown, so that pages without one do not pay for it. */
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
        // Without its mask the field takes a number as it is; Firefox and WebKit report the code as missing when the page is left.
      },
      () => undefined,
    )
  }, [isMasked, handleChange])
  return (
    <LabelledControl {...props}>
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
    </LabelledControl>
  )
}

function TextArea(props: FieldProps<TextFieldDeclaration>) {
  const intl = useIntl()
  return (
    <LabelledControl {...props}>
      {(control) => (
        // The specification names this height.
        <textarea
          {...control}
          {...inputAttributes.textarea}
          placeholder={intl.formatMessage({ id: props.declaration.placeholder })}
          className="control h-[159px] resize-y py-3"
        />
      )}
    </LabelledControl>
  )
}

/** A list to choose one option from. Its first option, the placeholder, can only be chosen where the field may stay empty. */
function SelectField(props: FieldProps<ChoiceFieldDeclaration>) {
  const { isRequired, placeholder, options, autoComplete } = props.declaration
  // A choice made before hydration is known to the control only.
  const isHydrated = useIsHydrated()
  return (
    <LabelledControl {...props}>
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
    </LabelledControl>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Connects a control with its form, its label and its error. */
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
    // Firefox reports an empty control as invalid to screen readers as soon as it is `required`, so only browsers without scripts get the attribute.
    required: isRequired && !isHydrated,
    'aria-required': isRequired,
    onChange: (event: ChangeEvent<Control>) => field.handleChange(event.target.value),
    'aria-invalid': error !== undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  }
  return { control, error, errorId, hintId }
}

/** A control below its label and above its error. */
function LabelledControl({
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
