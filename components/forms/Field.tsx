import { type ComponentProps, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../locales/message-id'

interface FieldProps {
  name: string
  label: MessageId
  placeholder: MessageId
  /** Names of WCAG 1.3.5, so that browsers fill the field in. */
  autoComplete?: string
}

const box =
  'w-full rounded-field border-2 border-[#7d9a93] border-solid bg-white px-4 text-ink text-base placeholder:text-[#5c7671] hover:border-link focusable'

export function TextField({
  label,
  placeholder,
  ...input
}: FieldProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode'>) {
  const id = useId()
  const intl = useIntl()
  return (
    <div className="flex flex-col gap-1.5">
      <Label id={id} text={label} />
      <input
        id={id}
        required
        placeholder={intl.formatMessage({ id: placeholder })}
        className={`${box} h-13`}
        {...input}
      />
    </div>
  )
}

export function TextArea({ label, placeholder, ...input }: FieldProps) {
  const id = useId()
  const intl = useIntl()
  return (
    <div className="flex flex-col gap-1.5">
      <Label id={id} text={label} />
      {/* The height is the spec's (section 9). */}
      <textarea
        id={id}
        required
        placeholder={intl.formatMessage({ id: placeholder })}
        className={`${box} h-[159px] resize-y py-3`}
        {...input}
      />
    </div>
  )
}

export function SelectField({ label, placeholder, options, ...input }: FieldProps & { options: readonly string[] }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <Label id={id} text={label} />
      <select id={id} required defaultValue="" className={`${box} h-13`} {...input}>
        <option value="" disabled>
          <FormattedMessage id={placeholder} />
        </option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}

function Label({ id, text }: { id: string; text: MessageId }) {
  return (
    <label htmlFor={id} className="font-600 text-ink">
      <FormattedMessage id={text} />
    </label>
  )
}
