import { type ChangeEvent, type ComponentProps, type ReactNode, useContext, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../locales/message-id'
import { Icon } from '../ui/Icon'
import { ErrorLanguage, useFieldContext } from './form-context'

export interface FieldProps {
  label: MessageId
  placeholder: MessageId
}

const box =
  'w-full rounded-field border-2 border-field-line border-solid bg-white px-4 text-ink text-base placeholder:text-field-hint hover:border-link aria-[invalid=true]:border-error focusable'
const line = `${box} h-13`

type InputProps = FieldProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'ref'> & { autoComplete: string }

/** One line of text. `autoComplete` takes a name of WCAG 1.3.5, so that browsers fill the field in. */
export function TextField({ label, placeholder, ...input }: InputProps) {
  const intl = useIntl()
  return (
    <Labelled label={label}>
      {(control) => (
        <input {...control} {...input} placeholder={intl.formatMessage({ id: placeholder })} className={line} />
      )}
    </Labelled>
  )
}

export function NameField(props: FieldProps) {
  return <TextField autoComplete="name" {...props} />
}

export function EmailField(props: FieldProps) {
  return <TextField type="email" autoComplete="email" {...props} />
}

export function TextArea({ label, placeholder }: FieldProps) {
  const intl = useIntl()
  return (
    <Labelled label={label}>
      {(control) => (
        // The height is the spec's (section 9).
        <textarea
          {...control}
          placeholder={intl.formatMessage({ id: placeholder })}
          className={`${box} h-[159px] resize-y py-3`}
        />
      )}
    </Labelled>
  )
}

/** A choice of one; the placeholder stands first and cannot be chosen. */
export function SelectField({
  label,
  placeholder,
  options,
  autoComplete,
}: FieldProps & { options: readonly string[]; autoComplete: string }) {
  return (
    <Labelled label={label}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            autoComplete={autoComplete}
            className={`${line} cursor-pointer appearance-none pr-12 invalid:text-field-hint [&>option]:text-ink`}
          >
            <option value="" disabled>
              <FormattedMessage id={placeholder} />
            </option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-link text-xl"
          />
        </div>
      )}
    </Labelled>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What ties a control to its form, its label and what is wrong with it. */
function useControl() {
  const id = useId()
  const field = useFieldContext<string>()
  const error: MessageId | undefined = field.state.meta.errors[0]?.message
  const errorId = `${id}-error`
  const control = {
    id,
    name: field.name,
    value: field.state.value,
    required: true,
    onChange: (event: ChangeEvent<Control>) => field.handleChange(event.target.value),
    onBlur: field.handleBlur,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && errorId,
  }
  return { control, error, errorId }
}

/** A control below its label and above its error. */
function Labelled({
  label,
  children,
}: {
  label: MessageId
  children: (control: ReturnType<typeof useControl>['control']) => ReactNode
}) {
  const { control, error, errorId } = useControl()
  const errorLanguage = useContext(ErrorLanguage)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={control.id} className="font-600 text-ink">
        <FormattedMessage id={label} />
      </label>
      {children(control)}
      {error && (
        <p id={errorId} lang={errorLanguage} className="font-600 text-error text-small">
          <FormattedMessage id={error} />
        </p>
      )}
    </div>
  )
}
