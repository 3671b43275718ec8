import type { FieldDeclaration, Filled, FormDeclaration } from '../../requests/form-declaration'
import { FormFrame } from './FormFrame'
import { type RequestFormProps, useRequestForm } from './useRequestForm'

interface DeclaredFormProps<Form extends FormDeclaration> extends RequestFormProps<Filled<Form>> {
  declaration: Form
  /** The language tag of the errors, where they are not in the page's language. */
  errorLanguage?: string
  onFailure?: (error: unknown) => void
}

/** A form as it is declared in `requests/`. */
export function RequestForm<Form extends FormDeclaration>({ errorLanguage, ...props }: DeclaredFormProps<Form>) {
  const { declaration } = props
  const { form, frame } = useRequestForm(props)
  const lastName = Object.keys(declaration.fields).at(-1)
  const show = ([name, field]: NamedField) => (
    <form.AppField key={name} name={name}>
      {({ Field }) => <Field field={field} isLast={name === lastName} />}
    </form.AppField>
  )
  return (
    <FormFrame
      {...frame}
      declaration={declaration}
      errorLanguage={errorLanguage}
      action={props.action}
      waiting={props.waiting}
    >
      {rowsOf(declaration).map((row) =>
        row[0][1].width === 'half' ? (
          <div key={row[0][0]} className="grid gap-5 sm:grid-cols-2">
            {row.map(show)}
          </div>
        ) : (
          row.map(show)
        ),
      )}
    </FormFrame>
  )
}

type NamedField = [name: string, field: FieldDeclaration]

/** The fields in their order, by rows: neighbours of half the width share one. */
function rowsOf({ fields }: FormDeclaration): [NamedField, ...NamedField[]][] {
  const rows: [NamedField, ...NamedField[]][] = []
  for (const named of Object.entries(fields)) {
    const last = rows.at(-1)
    if (last && last[0][1].width === 'half' && named[1].width === 'half') last.push(named)
    else rows.push([named])
  }
  return rows
}
