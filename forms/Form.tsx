import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIsHydrated } from '../components/page/useIsHydrated.ts'
import { ContactChannels } from '../components/ui/ContactChannels.tsx'
import { locales } from '../locales/locales.ts'
import type { FieldDeclaration, FormDeclaration, FormValues } from './declaration.ts'
import { Field } from './Field.tsx'
import { FormStatus } from './FormStatus.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { type RequestFormLayout, type RequestFormProps, useRequestForm } from './useRequestForm.ts'
import { WaitingNote } from './WaitingNote.tsx'

interface DeclaredFormProps<Form extends FormDeclaration> extends RequestFormProps<FormValues<Form>> {
  declaration: Form
  onFailure?: (error: unknown) => void
}

export function RequestForm<Form extends FormDeclaration>(props: DeclaredFormProps<Form>) {
  const { declaration, action } = props
  const errorLanguage = declaration.errorsIn && locales[declaration.errorsIn].tag
  const { form, layout } = useRequestForm(props)
  const lastName = Object.keys(declaration.fields).at(-1)
  const show = ([name, field]: NamedField) => (
    <form.Field key={name} name={name}>
      {(api) => <Field field={api} declaration={field} isLast={name === lastName} errorLanguage={errorLanguage} />}
    </form.Field>
  )
  return (
    <FormLayout {...layout} declaration={declaration} errorLanguage={errorLanguage} action={action}>
      {rowsOf(declaration).map((row) =>
        row[0][1].width === 'half' ? (
          <div key={row[0][0]} className="grid gap-5 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
            {row.map(show)}
          </div>
        ) : (
          row.map(show)
        ),
      )}
    </FormLayout>
  )
}

type NamedField = [name: string, field: FieldDeclaration]

/** Groups the fields into rows: neighboring half-width fields share one. */
function rowsOf({ fields }: FormDeclaration): [NamedField, ...NamedField[]][] {
  const rows: [NamedField, ...NamedField[]][] = []
  for (const named of Object.entries(fields)) {
    const last = rows.at(-1)
    if (last && last[0][1].width === 'half' && named[1].width === 'half') last.push(named)
    else rows.push([named])
  }
  return rows
}

interface FormLayoutProps extends RequestFormLayout {
  declaration: FormDeclaration
  errorLanguage?: string
  action?: string
  children: ReactNode
}

/** `method="post"` keeps the entered data out of the address if the browser itself submits the form. */
function FormLayout({
  declaration: { fields, words },
  errorLanguage,
  action,
  children,
  onSubmit,
  id,
  round,
  isSending,
  ...ending
}: FormLayoutProps) {
  const isUsable = useIsHydrated()
  return (
    <form
      id={id}
      method="post"
      action={action}
      noValidate={isUsable}
      onSubmit={onSubmit}
      onKeyDown={focusNextOnEnter}
      className="flex flex-col gap-5"
    >
      {/* For forms that can be sent without scripts, this only helps if scripts run but their code did not load. */}
      <div className={`without-scripts ${action ? 'needs-scripts' : ''} rounded-field bg-mint p-5`}>
        <p className="mb-3">
          <FormattedMessage id={words.noScript} />
        </p>
        <ContactChannels />
      </div>
      <p className="text-muted text-small">
        {Object.values(fields).every(({ isRequired }) => isRequired) ? (
          <FormattedMessage id="ui.form.allRequired" />
        ) : (
          <FormattedMessage id="ui.form.someOptional" />
        )}
      </p>
      {/* A new `round` remounts the inputs: React misses the change when a browser autofills the same phone number into a cleared one. */}
      <Fragment key={round}>{children}</Fragment>
      <div>
        <FormStatus {...ending} failure={words.failure} failureLanguage={errorLanguage} />
        <SubmitButton label={words.submit} isUsable={isUsable || action !== undefined} isSending={isSending} />
        <WaitingNote />
      </div>
    </form>
  )
}

/**
 * Some phones would send the form with their "next" key, so it moves to the next field; elsewhere Enter sends the form.
 */
function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const control = event.target as HTMLInputElement
  if (event.key !== 'Enter' || control.enterKeyHint !== 'next' || !matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[name]')]
  controls[controls.indexOf(control) + 1]?.focus()
}
