import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { ContactForm } from '../../components/forms/ContactForm'
import { FormEnding } from '../../components/forms/FormEnding'
import { FormFrame } from '../../components/forms/FormFrame'
import { useAppForm } from '../../components/forms/form-kit'
import { LeadForm } from '../../components/forms/LeadForm'
import { SubmitButton } from '../../components/forms/SubmitButton'
import { states } from '../../requests/brazilian-states'
import { contactFormSchema } from '../../requests/contact-request.schema'
import { InState, Specimen, type State } from '../Specimen'

const empty = { name: '', phone: '', company: '', role: '', email: '', message: '' }
const filled = {
  name: 'Ana Souza',
  phone: '(11) 98765-4321',
  company: 'Padaria & Filhos',
  role: 'São Paulo',
  email: 'ana@padaria.example',
  message: 'Olá!\n\nPrecisamos de um aplicativo.',
}

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
  const form = useAppForm({ defaultValues: values, validators: isWrong ? { onMount: contactFormSchema } : {} })
  return (
    <Specimen label={label}>
      <fieldset disabled={isDisabled} className="card m-0 flex flex-col gap-5 border-0 p-6">
        <InState of="input" state={state}>
          <form.AppField name="name">
            {(field) => <field.NameField label="contact.form.name.label" placeholder="contact.form.name.placeholder" />}
          </form.AppField>
        </InState>
        <InState of="input" state={state}>
          <form.AppField name="phone">
            {(field) => (
              <field.PhoneField label="contact.form.phone.label" placeholder="contact.form.phone.placeholder" />
            )}
          </form.AppField>
        </InState>
        <InState of="input" state={state}>
          <form.AppField name="email">
            {(field) => (
              <field.EmailField label="contact.form.email.label" placeholder="contact.form.email.placeholder" />
            )}
          </form.AppField>
        </InState>
        <InState of="select" state={state}>
          <form.AppField name="role">
            {(field) => (
              <field.SelectField
                autoComplete="address-level1"
                label="lead.form.state.label"
                placeholder="lead.form.state.placeholder"
                options={states}
              />
            )}
          </form.AppField>
        </InState>
        <InState of="textarea" state={state}>
          <form.AppField name="message">
            {(field) => (
              <field.TextArea label="contact.form.message.label" placeholder="contact.form.message.placeholder" />
            )}
          </form.AppField>
        </InState>
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
            <FormEnding
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

const words = {
  required: 'contact.form.required',
  noScript: 'contact.form.noScript',
  submit: 'contact.form.submit',
  failure: 'contact.form.failure',
} as const

export function WithoutScripts() {
  return (
    <Specimen label="what stands above a form where no script runs">
      <div className="card p-6 [&_.without-scripts]:(!static !visible)">
        <FormFrame
          id="form-without-scripts"
          words={words}
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
        <WholeForm label="ContactForm">
          <ContactForm key={outcome} {...sending} />
        </WholeForm>
        <WholeForm label="LeadForm">
          <LeadForm key={outcome} {...sending} />
        </WholeForm>
      </div>
    </>
  )
}

function WholeForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Specimen label={label}>
      <div className="card p-[clamp(1.25rem,1rem+2vw,3rem)]">{children}</div>
    </Specimen>
  )
}
