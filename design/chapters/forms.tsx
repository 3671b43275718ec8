import { useForm } from '@tanstack/react-form'
import { Field } from '../../components/forms/Field.tsx'
import { FormStatus } from '../../components/forms/FormStatus.tsx'
import { FormLayout, RequestForm } from '../../components/forms/RequestForm.tsx'
import { SubmitButton } from '../../components/forms/SubmitButton.tsx'
import { contactForm } from '../../requests/contact-form.ts'
import { formSchema } from '../../requests/form.schema.ts'
import type { FieldDeclaration, FieldKind } from '../../requests/form-declaration.ts'
import { leadForm } from '../../requests/lead-form.ts'
import type { Chapter } from '../DesignPage.tsx'

/** One field of each kind, out of the forms of the site. */
const fields = Object.entries<FieldDeclaration>({ ...contactForm.fields, ...leadForm.fields }).filter(
  ([, { kind }], index, all) => all.findIndex(([, other]) => other.kind === kind) === index,
)
const examples: Record<FieldKind, string> = {
  text: 'Diretora',
  name: 'Ana Souza',
  email: 'ana@padaria.example',
  phone: '(11) 98765-4321',
  choice: 'São Paulo',
  textarea: 'Olá!\n\nPrecisamos de um aplicativo.',
}
const status = { failure: 'contact.form.failure', failureLanguage: undefined, problems: [] } as const
const nothing = async () => {}

/** Nothing is sent. */
export const forms: Chapter = {
  Field: {
    empty: <Fields exampleOf={() => ''} />,
    filled: <Fields exampleOf={(kind) => examples[kind]} />,
    wrong: <Fields exampleOf={(kind) => (kind === 'email' ? 'ana@' : '')} isWrong />,
  },
  SubmitButton: {
    idle: <SubmitButton label="contact.form.submit" isUsable isSending={false} />,
    sending: <SubmitButton label="contact.form.submit" isUsable isSending />,
    'not yet usable': <SubmitButton label="contact.form.submit" isUsable={false} isSending={false} />,
  },
  FormStatus: {
    'one problem': <FormStatus {...status} ending={undefined} problems={['E-mail']} />,
    'two problems': <FormStatus {...status} ending={undefined} problems={['Nome', 'E-mail']} />,
    sent: <FormStatus {...status} ending="sent" problems={[]} />,
    failed: <FormStatus {...status} ending="failed" problems={[]} />,
  },
  RequestForm: {
    'of the contact page': framed(<RequestForm declaration={contactForm} onSend={nothing} onSent={nothing} />),
    'of the landing pages': framed(<RequestForm declaration={leadForm} onSend={nothing} onSent={nothing} />),
    'what stands above it where no script runs': framed(
      <div className="[&_.without-scripts]:(!static !visible)">
        <FormLayout
          id="form-without-scripts"
          declaration={contactForm}
          round={0}
          ending={undefined}
          isSending={false}
          problems={[]}
          onSubmit={(event) => event.preventDefault()}
        >
          {null}
        </FormLayout>
      </div>,
    ),
  },
}

function framed(form: React.ReactNode) {
  return <div className="card max-w-3xl p-form">{form}</div>
}

function Fields({ exampleOf, isWrong = false }: { exampleOf: (kind: FieldKind) => string; isWrong?: boolean }) {
  const form = useForm({
    defaultValues: Object.fromEntries(fields.map(([name, { kind }]) => [name, exampleOf(kind)])),
    validators: isWrong ? { onMount: formSchema({ ...contactForm, fields: Object.fromEntries(fields) }) } : {},
  })
  return (
    <div className="card grid gap-5 p-6 md:grid-cols-3">
      {fields.map(([name, field]) => (
        <form.Field key={name} name={name}>
          {(api) => <Field field={api} declaration={field} />}
        </form.Field>
      ))}
    </div>
  )
}
