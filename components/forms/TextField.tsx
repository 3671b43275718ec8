import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { type TextFieldDeclaration, writingOf } from '../../requests/form-declaration'
import { controlLine, LabelledControl } from './LabelledControl'

export type TextFieldProps = { field: TextFieldDeclaration } & Pick<ComponentProps<'input'>, 'enterKeyHint' | 'ref'>

/** One line of text. */
export function TextField({ field, ...input }: TextFieldProps) {
  const intl = useIntl()
  return (
    <LabelledControl field={field}>
      {(control) => (
        <input
          {...control}
          {...input}
          {...writingOf[field.kind]}
          autoComplete={field.autoComplete}
          placeholder={intl.formatMessage({ id: field.placeholder })}
          className={controlLine}
        />
      )}
    </LabelledControl>
  )
}
