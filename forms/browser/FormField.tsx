import type { AnyFieldApi } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, type InputEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Text } from '../../components/ui/Text.tsx'
import {
  type ChoiceFieldDeclaration,
  type FieldDeclaration,
  type FieldError,
  type FormDeclaration,
  inputAttributes,
  maxFieldBytes,
  type TextFieldDeclaration,
} from '../declaration.ts'

interface FormFieldProps {
  field: AnyFieldApi
  declaration: FieldDeclaration
  errors: FormDeclaration['errors']
  /** A BCP 47 tag, if the error's language may differ from the page's. */
  errorLanguage?: string
}

export function FormField({ field, declaration, errors, errorLanguage }: FormFieldProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const { label, isHalf, hint } = declaration
  const wrong: FieldError | undefined = field.state.meta.errors[0]?.message
  const error = wrong && errors[wrong]
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const control = {
    id,
    name: field.name,
    // Firefox announces an empty `required` control as invalid right away, so only browsers without scripts get the
    // attribute.
    required: !isHydrated,
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    // React withholds `onChange` where the phone mask has already changed the value.
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      field.handleChange(currentTarget.value),
  }
  const contact = (words: ReactNode) => (
    <PageLink key="contact" to="/contato" className="inline-link">
      {words}
    </PageLink>
  )
  return (
    <div className={`flex flex-col gap-1.5 ${isHalf ? '' : 'sm:col-span-2'}`}>
      <label htmlFor={id} className="font-600 text-ink">
        <FormattedMessage id={label} />
      </label>
      {declaration.kind === 'choice' ? (
        <Choice control={control} declaration={declaration} />
      ) : (
        <TextInput control={control} declaration={declaration} />
      )}
      {hint && (
        <p id={hintId} className="text-muted text-small">
          <FormattedMessage id={hint} values={{ contact }} />
        </p>
      )}
      {error && (
        <Text key={error} id={errorId} lang={errorLanguage} className="font-600 text-error text-small" words={error} />
      )}
    </div>
  )
}

type ControlAttributes = Pick<ComponentProps<'input'>, 'id' | 'name' | 'required'> & {
  onInput: (event: InputEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

function TextInput({ control, declaration }: { control: ControlAttributes; declaration: TextFieldDeclaration }) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const isMasked = declaration.kind === 'phone'
  useEffect(() => {
    const form = input.current?.form
    if (!isMasked || !form) return
    // The mask weighs 27 KB and blocks a slow phone, so it comes once a field of the form has the focus. Firefox and
    // WebKit also report a failed load when the page is left.
    const loadMask = () =>
      void import('./phone-mask.ts').then(({ maskPhone }) => maskPhone(input.current)).catch(() => {})
    if (form.contains(document.activeElement)) loadMask()
    else form.addEventListener('focusin', loadMask, { once: true })
    return () => form.removeEventListener('focusin', loadMask)
  }, [isMasked])
  const attributes = {
    ...inputAttributes[declaration.kind],
    placeholder: intl.formatMessage({ id: declaration.placeholder }),
    // Some visitors write from right to left.
    dir: 'auto',
  }
  // Its height is given by the specification.
  if (declaration.kind === 'textarea')
    return <textarea {...control} {...attributes} className="control h-[159px] resize-y py-3" />
  return (
    <input
      {...control}
      {...attributes}
      // Without scripts, the browser itself checks this much.
      pattern={isHydrated ? undefined : patterns[declaration.kind]}
      maxLength={isHydrated ? undefined : maxFieldBytes.line - 2}
      ref={input}
      autoComplete={declaration.autoComplete}
      className="control h-button"
    />
  )
}

/** The same rules as in schema.ts, as far as browsers know them: no spaces alone, a domain with a dot, a digit. */
const patterns = { text: '.*\\S.*', name: '.*\\S.*', email: '.+@.+\\..+', phone: '.*\\d.*' }

function Choice({ control, declaration }: { control: ControlAttributes; declaration: ChoiceFieldDeclaration }) {
  const intl = useIntl()
  return (
    <div className="relative">
      <select
        {...control}
        // Without it, a browser would choose the first option that is not disabled.
        defaultValue=""
        autoComplete={declaration.autoComplete}
        className="control h-button cursor-pointer appearance-none pr-12 [&:has(:first-child:checked)]:text-field-hint [&>option]:text-ink"
      >
        <option value="" disabled>
          {intl.formatMessage({ id: declaration.placeholder })}
        </option>
        {declaration.options.map((option) => (
          // Browsers that translate the page change the text.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-4 [translate:0_-50%] text-link text-xl"
      />
    </div>
  )
}
