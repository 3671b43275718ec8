import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { ContactForm } from '../components/forms/ContactForm'
import { LeadForm } from '../components/forms/LeadForm'
import type { RequestFormProps } from '../components/forms/useRequestForm'
import type { LocaleId } from '../locales/locales'
import type { MessageId } from '../locales/message-id'
import { renderIn } from './render-in'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A form of the site as a visitor knows it. */
export interface RequestForm {
  Form: ComponentType<RequestFormProps<unknown>>
  /** The label of each field, in the order in which it is asked for. */
  labels: Record<string, MessageId>
  /** What a visitor writes, as it is then sent. */
  filled: Record<string, string>
  submit: MessageId
  required: MessageId
  email: MessageId
  tooLong: MessageId
  failure: MessageId
  /** The language tag that errors carry. */
  errorLanguage: string | null
}

export const contactForm = {
  Form: ContactForm,
  labels: {
    name: 'contact.form.name.label',
    phone: 'contact.form.phone.label',
    company: 'contact.form.company.label',
    role: 'contact.form.role.label',
    email: 'contact.form.email.label',
    message: 'contact.form.message.label',
  },
  filled: {
    name: 'Ana Souza',
    phone: '(11) 98765-4321',
    company: 'Padaria & Filhos',
    role: 'Diretora',
    email: 'ana@padaria.example',
    message: 'Olá!\n\nPrecisamos de um aplicativo.',
  },
  submit: 'contact.form.submit',
  required: 'contact.form.error.required',
  email: 'contact.form.error.email',
  tooLong: 'contact.form.error.tooLong',
  failure: 'contact.form.failure',
  errorLanguage: null,
} as const satisfies RequestForm

export const leadForm = {
  Form: LeadForm,
  labels: {
    name: 'lead.form.name.label',
    email: 'lead.form.email.label',
    phone: 'lead.form.phone.label',
    state: 'lead.form.state.label',
  },
  filled: {
    name: 'João d’Ávila',
    email: 'joao@oficina.example',
    phone: '(21) 91234-5678',
    state: 'São Paulo',
  },
  submit: 'lead.form.submit',
  required: 'lead.form.error.required',
  email: 'lead.form.error.email',
  tooLong: 'lead.form.error.tooLong',
  failure: 'lead.form.failure',
  errorLanguage: 'pt-BR',
} as const satisfies RequestForm

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
    press: () => user.click(screen.getByRole('button')),
    /** Writes into each field that is named, in place of what stands there. */
    write: async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts)) await writeInto(user, field(name), text)
    },
    /** What is said about a field to who cannot see it. */
    errorOf: (name: string) => errorOf(field(name)),
    values: () => Object.fromEntries(Object.keys(labels).map((name) => [name, field(name).value])),
    labelsOf: (names: string[]) => names.map((name) => t(labelOf(form, name))),
  }
}

export function controlNamed(t: (id: MessageId) => string, form: RequestForm, name: string): Control {
  return screen.getByLabelText<Control>(t(labelOf(form, name)))
}

/** A promise and its ends: a request that is on its way for as long as a test wants. */
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
  await user.click(control)
  // `user.clear()` presses no key, and the mask of a phone number listens to keys.
  await user.keyboard('{Control>}a{/Control}{Delete}')
  if (text) await user.paste(text)
}

function errorOf(control: Control): { text: string; lang: string | null } | undefined {
  const ids = control.getAttribute('aria-describedby')
  if (control.getAttribute('aria-invalid') !== 'true' || !ids) return undefined
  const error = document.getElementById(ids)
  return { text: error?.textContent ?? '', lang: error?.getAttribute('lang') ?? null }
}
