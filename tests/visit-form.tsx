import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { Form } from '../forms/browser/Form.tsx'
import { contactForm } from '../forms/contact.ts'
import type { FieldError, FormDeclaration } from '../forms/declaration.ts'
import { landingForm } from '../forms/landing.ts'
import { type LocaleId, locales } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import { pageContextsIn, renderIn } from './render-in.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Each form in a language that differs from the language of the landing pages' errors. */
export const forms: { kind: string; form: FormDeclaration; locale: LocaleId }[] = [
  { kind: 'contact', form: contactForm, locale: 'en-us' },
  { kind: 'landing', form: landingForm, locale: 'es-es' },
]

/** Opens a form in a language; by default, delivery succeeds. */
export function visit(locale: LocaleId, form: FormDeclaration) {
  const events = {
    onSend: vi.fn(async (_filled: unknown) => {}),
    onSent: vi.fn(async () => {}),
  }
  const visited = renderIn(locale, <Form declaration={form} {...events} />)
  const { user, t } = visited
  const names = Object.keys(form.fields)
  const field = (name: string) => controlNamed(t, form, name)
  return {
    ...visited,
    ...events,
    field,
    button: () => screen.getByRole<HTMLButtonElement>('button'),
    press: () => press(user),
    sent: () => events.onSend.mock.calls.map(([filled]) => filled),
    write: async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts)) await writeInto(user, field(name), text)
    },
    values: () => Object.fromEntries(names.map((name) => [name, field(name).value])),
    /** The errors as screen readers read them, by field. */
    errors: () => Object.fromEntries(names.map((name) => [name, errorOf(field(name))]).filter(([, error]) => error)),
    error: (kind: FieldError) => inErrorLanguage(form.errors[kind], locale, form),
    failure: inErrorLanguage(form.messages.failure, locale, form),
  }
}

async function press(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button'))
  await nextTask()
}

/** Waits until all queued tasks and the resulting renders are done. */
async function nextTask(): Promise<void> {
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
}

function controlNamed(t: (id: MessageId) => string, { fields }: FormDeclaration, name: string): Control {
  const { label } = fields[name] ?? {}
  if (!label) throw new Error(`The form has no field "${name}".`)
  return screen.getByLabelText<Control>(t(label))
}

function inErrorLanguage(id: MessageId, locale: LocaleId, { errorLocale }: FormDeclaration) {
  return { text: pageContextsIn(errorLocale ?? locale).t(id), lang: errorLocale ? locales[errorLocale].tag : null }
}

async function writeInto(user: UserEvent, control: Control, text: string): Promise<void> {
  if (control instanceof HTMLSelectElement) {
    await user.selectOptions(control, text)
    return
  }
  // Focusing with the simulated pointer would take as long as everything else.
  act(() => control.focus())
  // `user.clear()` presses no key, but the phone mask listens to key events.
  await user.keyboard('{Control>}a{/Control}{Delete}')
  if (text) await user.paste(text)
}

function errorOf(control: Control): { text: string; lang: string | null } | undefined {
  const ids = control.getAttribute('aria-describedby')
  if (control.getAttribute('aria-invalid') !== 'true' || !ids) return undefined
  // A field may also have a hint, which comes first.
  const error = document.getElementById(ids.split(' ').at(-1) ?? '')
  return { text: error?.textContent ?? '', lang: error?.getAttribute('lang') ?? null }
}
