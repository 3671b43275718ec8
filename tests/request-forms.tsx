import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { RequestForm as Form } from '../components/forms/RequestForm'
import type { RequestFormProps } from '../components/forms/useRequestForm'
import type { LocaleId } from '../locales/locales'
import type { MessageId } from '../locales/message-id'
import { contactForm as contact } from '../requests/contact-form'
import type { FieldDeclaration, FieldError, FormDeclaration } from '../requests/form-declaration'
import { leadForm as lead } from '../requests/lead-form'
import { filledForm } from './filled-form'
import { renderIn } from './render-in'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A form of the site as a visitor knows it. */
export interface RequestForm {
  Form: ComponentType<RequestFormProps<unknown>>
  fields: Record<string, FieldDeclaration>
  /** The label of each field, in the order in which it is asked for. */
  labels: Record<string, MessageId>
  /** The fields that may not stay empty. */
  required: string[]
  /** What a visitor writes, as it is then sent. */
  filled: Record<string, string>
  errors: Record<FieldError, MessageId>
  submit: MessageId
  failure: MessageId
  /** The language tag that errors carry. */
  errorLanguage: string | null
}

export const contactForm = formOf((props) => <Form {...props} declaration={contact} />, contact, null)
export const leadForm = formOf(
  (props) => <Form {...props} declaration={lead} onFailure={console.error} />,
  lead,
  'pt-BR',
)

function formOf(
  Form: RequestForm['Form'],
  { fields, errors, words }: FormDeclaration,
  errorLanguage: string | null,
): RequestForm {
  const names = Object.keys(fields)
  return {
    Form,
    fields,
    labels: Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
    required: names.filter((name) => fields[name]?.isRequired),
    filled: filledForm({ fields, errors, words, mailSubject: '' }),
    errors,
    ...words,
    errorLanguage,
  }
}

/** Opens a form in a language. Unless told otherwise, whatever it sends arrives. */
export function visit(locale: LocaleId, form: RequestForm, onSend = vi.fn(async (_filled: unknown) => {})) {
  const onSent = vi.fn(async () => {})
  const { Form, labels } = form
  const visited = renderIn(locale, <Form onSend={onSend} onSent={onSent} />)
  const { user, t } = visited
  const field = (name: string) => controlNamed(t, form, name)
  return {
    ...visited,
    onSend,
    onSent,
    field,
    button: () => screen.getByRole<HTMLButtonElement>('button'),
    press: () => press(user),
    /** Writes into each field that is named, in place of what stands there. */
    write: async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts)) await writeInto(user, field(name), text)
    },
    /** The error of a field as screen readers read it. */
    errorOf: (name: string) => errorOf(field(name)),
    values: () => Object.fromEntries(Object.keys(labels).map((name) => [name, field(name).value])),
    labelsOf: (names: string[]) => names.map((name) => t(labelOf(form, name))),
  }
}

/** Presses the button of the form, and waits for the task in which the form looks through its fields. */
export async function press(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button'))
  await nextTask()
}

/** Until every task that stands in the queue has been done, and React has rendered what came of them. */
export async function nextTask(): Promise<void> {
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
}

export function controlNamed(t: (id: MessageId) => string, form: RequestForm, name: string): Control {
  const mark = form.required.includes(name) ? '' : ` ${t('ui.form.optional')}`
  return screen.getByLabelText<Control>(t(labelOf(form, name)) + mark)
}

/** A request that is on its way until the test lets it arrive or fail. */
export function requestOnItsWay() {
  return Promise.withResolvers<void>()
}

function labelOf({ labels }: RequestForm, name: string): MessageId {
  const label = labels[name]
  if (!label) throw new Error(`The form has no field "${name}".`)
  return label
}

async function writeInto(user: UserEvent, control: Control, text: string): Promise<void> {
  if (control instanceof HTMLSelectElement) {
    await user.selectOptions(control, text)
    return
  }
  // The pointer would take as long as all the rest.
  act(() => control.focus())
  // `user.clear()` presses no key, and the mask of a phone number listens to keys.
  await user.keyboard('{Control>}a{/Control}{Delete}')
  if (text) await user.paste(text)
}

function errorOf(control: Control): { text: string; lang: string | null } | undefined {
  const ids = control.getAttribute('aria-describedby')
  if (control.getAttribute('aria-invalid') !== 'true' || !ids) return undefined
  // A field may have a hint, too, which comes first.
  const error = document.getElementById(ids.split(' ').at(-1) ?? '')
  return { text: error?.textContent ?? '', lang: error?.getAttribute('lang') ?? null }
}
