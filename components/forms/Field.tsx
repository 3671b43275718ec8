import { FormattedMessage, useIntl } from 'react-intl'

import {
  type ChoiceFieldDeclaration,
  type FieldDeclaration,
  type TextFieldDeclaration,
  writingOf,
} from '../../requests/form-declaration'
import { useIsHydrated } from '../page/useIsHydrated'
import { Icon } from '../ui/Icon'
import { controlLine, LabelledControl } from './LabelledControl'
import { PhoneField } from './PhoneField'
import { TextField } from './TextField'

/** Shows a field as it is declared in `requests/`. On a phone, the key that ends a line sends the form from its last field. */
export function Field({ field, isLast = false }: { field: FieldDeclaration; isLast?: boolean }) {
  const enterKeyHint = isLast ? 'send' : 'next'
  switch (field.kind) {
    case 'text':
    case 'name':
    case 'email':
      return <TextField field={field} enterKeyHint={enterKeyHint} />
    case 'phone':
      return <PhoneField field={field} enterKeyHint={enterKeyHint} />
    case 'choice':
      return <SelectField field={field} />
    case 'textarea':
      return <TextArea field={field} />
  }
}

function TextArea({ field }: { field: TextFieldDeclaration }) {
  const intl = useIntl()
  return (
    <LabelledControl field={field}>
      {(control) => (
        // The specification names this height.
        <textarea
          {...control}
          {...writingOf.textarea}
          placeholder={intl.formatMessage({ id: field.placeholder })}
          className="control h-[159px] resize-y py-3"
        />
      )}
    </LabelledControl>
  )
}

/** A list to choose one option from. Its first option, the placeholder, can only be chosen where the field may stay empty. */
function SelectField({ field }: { field: ChoiceFieldDeclaration }) {
  // What was chosen before the application took over only it knows.
  const isHydrated = useIsHydrated()
  return (
    <LabelledControl field={field}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            autoComplete={field.autoComplete}
            className={`${controlLine} cursor-pointer appearance-none pr-12 ${isHydrated && control.value ? '' : '!text-field-hint'} [&>option]:text-ink`}
          >
            <option value="" disabled={field.isRequired}>
              <FormattedMessage id={field.placeholder} />
            </option>
            {field.options.map((option) => (
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
    </LabelledControl>
  )
}
