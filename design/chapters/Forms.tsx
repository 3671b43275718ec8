import { useForm } from '@tanstack/react-form'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '../../components/forms/Field'
import { FormStatus } from '../../components/forms/FormStatus'
import { FormFrame, RequestForm } from '../../components/forms/RequestForm'
import { SubmitButton } from '../../components/forms/SubmitButton'
import { contactForm } from '../../requests/contact-form'
import { formSchema } from '../../requests/form.schema'
import type { FieldDeclaration, FieldKind } from '../../requests/form-declaration'
import { leadForm } from '../../requests/lead-form'
import { InState, Specimen, type State } from '../Specimen'

/** One field of each kind, out of the forms of the site. */
const fieldOfEachKind = Object.entries<FieldDeclaration>({ ...contactForm.fields, ...leadForm.fields }).filter(
  ([, { kind }], index, all) => all.findIndex(([, other]) => other.kind === kind) === index,
)
const controlOf = {
  text: 'input',
  name: 'input',
  email: 'input',
  phone: 'input',
  choice: 'select',
  textarea: 'textarea',
} as const satisfies Record<FieldKind, string>
const examples: Record<FieldKind, string> = {
  text: 'Diretora',
  name: 'Ana Souza',
  email: 'ana@padaria.example',
  phone: '(11) 98765-4321',
  choice: 'São Paulo',
  textarea: 'Olá!\n\nPrecisamos de um aplicativo.',
}
const empty = Object.fromEntries(fieldOfEachKind.map(([name]) => [name, '']))
const filled = Object.fromEntries(fieldOfEachKind.map(([name, { kind }]) => [name, examples[kind]]))
const schema = formSchema({ ...contactForm, fields: Object.fromEntries(fieldOfEachKind) })

export function Fields() {
  return (
    <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
      <FieldGroup label="empty" values={empty} />
      <FieldGroup label="hovered" values={empty} state="hover" />
      <FieldGroup label="focused" values={empty} state="focus" />
      <FieldGroup label="filled" values={filled} />
      <FieldGroup label="wrong" values={{ ...empty, email: 'ana@' }} isWrong />
      <FieldGroup label="disabled (no form of the site does that)" values={filled} isDisabled />
    </div>
  )
}

interface FieldGroupProps {
  label: string
  values: typeof empty
  state?: State
  isWrong?: boolean
  isDisabled?: boolean
}

/** One field of each kind in one state. */
function FieldGroup({ label, values, state = 'rest', isWrong = false, isDisabled = false }: FieldGroupProps) {
  const form = useForm({ defaultValues: values, validators: isWrong ? { onMount: schema } : {} })
  return (
    <Specimen label={label}>
      <fieldset disabled={isDisabled} className="card m-0 flex flex-col gap-5 border-0 p-6">
        {fieldOfEachKind.map(([name, field]) => (
          <InState key={name} of={controlOf[field.kind]} state={state}>
            <form.Field name={name}>{(api) => <Field field={api} declaration={field} />}</form.Field>
          </InState>
        ))}
      </fieldset>
    </Specimen>
  )
}

export function SubmitButtons() {
  const label = 'contact.form.submit'
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-5">
      {(['rest', 'hover', 'focus'] as const).map((state) => (
        <Specimen key={state} label={state === 'rest' ? 'idle' : state}>
          <InState of="button" state={state}>
            <SubmitButton label={label} isUsable isSending={false} />
          </InState>
        </Specimen>
      ))}
      <Specimen label="sending">
        <SubmitButton label={label} isUsable isSending />
      </Specimen>
      <Specimen label="not yet usable">
        <SubmitButton label={label} isUsable={false} isSending={false} />
      </Specimen>
    </div>
  )
}

export function Endings() {
  const intl = useIntl()
  const fields = (['contact.form.name.label', 'contact.form.email.label'] as const).map((id) =>
    intl.formatMessage({ id }),
  )
  const endings = [
    { label: 'one problem', problems: fields.slice(0, 1) },
    { label: 'two problems', problems: fields },
    { label: 'sent', problems: [], ending: 'sent' },
    { label: 'failed', problems: [], ending: 'failed' },
  ] as const
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {endings.map(({ label, ...ending }) => (
        <Specimen key={label} label={label}>
          <div className="card p-6">
            <FormStatus
              ending={undefined}
              failure="contact.form.failure"
              failureLanguage={undefined}
              {...ending}
              problems={[...ending.problems]}
            />
          </div>
        </Specimen>
      ))}
    </div>
  )
}

export function WithoutScripts() {
  return (
    <Specimen label="what stands above a form where no script runs">
      <div className="card p-6 [&_.without-scripts]:(!static !visible)">
        <FormFrame
          id="form-without-scripts"
          declaration={contactForm}
          round={0}
          ending={undefined}
          isSending={false}
          problems={[]}
          onSubmit={(event) => event.preventDefault()}
        >
          {null}
        </FormFrame>
      </div>
    </Specimen>
  )
}

const outcomes = {
  arrives: async () => {},
  fails: async () => {
    throw new Error('The design page lets this request fail.')
  },
  'is on its way for ever': () => new Promise<void>(() => {}),
}
type Outcome = keyof typeof outcomes

/** The forms themselves, to be tried: nothing is sent. */
export function Forms() {
  const [outcome, setOutcome] = useState<Outcome>('arrives')
  const sending = { onSend: outcomes[outcome], onSent: async () => {} }
  return (
    <>
      <fieldset className="m-0 flex flex-wrap gap-x-6 gap-y-2 border-0 p-0">
        <legend className="mb-2 font-600">What is sent …</legend>
        {(Object.keys(outcomes) as Outcome[]).map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="outcome" checked={name === outcome} onChange={() => setOutcome(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <WholeForm label="of the contact page">
          <RequestForm key={outcome} declaration={contactForm} {...sending} />
        </WholeForm>
        <WholeForm label="of the landing pages">
          <RequestForm key={outcome} declaration={leadForm} {...sending} />
        </WholeForm>
      </div>
    </>
  )
}

function WholeForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Specimen label={label}>
      <div className="card p-card">{children}</div>
    </Specimen>
  )
}
