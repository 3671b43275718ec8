import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { TextFieldDeclaration } from '../../requests/form-declaration'
import { controlLine, LabelledControl } from './LabelledControl'

type TextFieldProps = { field: TextFieldDeclaration } & Pick<ComponentProps<'input'>, 'type' | 'ref'>

/** One line of text. */
export function TextField({ field, ...input }: TextFieldProps) {
  const intl = useIntl()
  return (
    <LabelledControl field={field}>
      {(control) => (
        <input
          {...control}
          {...input}
          autoComplete={field.autoComplete}
          placeholder={intl.formatMessage({ id: field.placeholder })}
          className={controlLine}
        />
      )}
    </LabelledControl>
  )
}
