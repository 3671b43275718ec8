import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales'
import { declareForm, type FormDeclaration } from '../../requests/form-declaration'
import { renderIn } from '../../tests/render-in'
import { contactForm, leadForm, press, type RequestForm as RequestFormSample, visit } from '../../tests/request-forms'
import { RequestForm } from './RequestForm'

const forms: { kind: string; form: RequestFormSample }[] = [
  { kind: 'contact', form: contactForm },
  { kind: 'lead', form: leadForm },
]
const typeOf = {
  text: 'text',
  name: 'text',
  email: 'email',
  phone: 'tel',
  choice: 'select-one',
  textarea: 'textarea',
}

describe.each(forms.flatMap((form) => localeIds.map((locale) => ({ ...form, locale }))))(
  'the $kind form in $locale',
  ({ form, locale }) => {
    test('has the declared fields in their order, and tells browsers what to fill in', () => {
      const { t, container } = visit(locale, form)
      const controls = [...container.querySelectorAll<HTMLInputElement>('[name]')]
      expect(controls.map(({ name }) => name)).toEqual(Object.keys(form.fields))
      for (const control of controls) {
        const { kind, label, placeholder, autoComplete, isRequired } = form.fields[control.name] ?? expect.fail()
        expect(control.labels?.[0]?.textContent).toBe(t(label) + (isRequired ? '' : ` ${t('ui.form.optional')}`))
        expect(control.type).toBe(typeOf[kind])
        expect(control.getAttribute('autocomplete')).toBe(autoComplete ?? null)
        expect(control.ariaRequired, control.name).toBe(String(isRequired))
        if (kind !== 'choice') expect(control.placeholder).toBe(t(placeholder))
      }
    })

    test('tells phones which keys to show, and what to correct', () => {
      const { container } = visit(locale, form)
      const controls = [...container.querySelectorAll<HTMLInputElement>('[name]')]
      for (const [index, control] of controls.entries()) {
        const { kind } = form.fields[control.name] ?? expect.fail()
        if (kind === 'choice') continue
        const isSpelled = kind === 'text' || kind === 'textarea'
        expect(control.getAttribute('spellcheck'), control.name).toBe(String(isSpelled))
        expect(control.getAttribute('autocapitalize'), control.name).toBe(
          isSpelled ? 'sentences' : kind === 'name' ? 'words' : 'none',
        )
        expect(control.getAttribute('inputmode')).toBe({ email: 'email', phone: 'tel' }[String(kind)] ?? null)
        const hint = kind === 'textarea' ? null : index < controls.length - 1 ? 'next' : 'send'
        expect(control.getAttribute('enterkeyhint'), control.name).toBe(hint)
      }
    })

    test('ends with one button that sends it', () => {
      const { t } = visit(locale, form)
      const button = screen.getByRole<HTMLButtonElement>('button', { name: t(form.submit) })
      expect([button.type, button.disabled]).toEqual(['submit', false])
      expect(screen.getAllByRole('button')).toEqual([button])
    })
  },
)

test.each(forms)(
  'what was typed into the $kind form stays out of the address, also where the browser itself sends it',
  ({ form }) => {
    const { container } = visit('pt-br', form)
    expect(container.querySelector('form')?.method).toBe('post')
  },
)

describe('a form with fields that may stay empty', () => {
  const field = {
    label: 'contact.form.name.label',
    placeholder: 'contact.form.name.placeholder',
    mailLabel: '',
  } as const
  const optional = { ...field, isRequired: false, width: 'full' } as const
  const declaration = declareForm({
    fields: {
      name: { ...field, kind: 'text', isRequired: true, width: 'half', longestBytes: 8 },
      email: { ...optional, kind: 'email', label: 'contact.form.email.label' },
      state: { ...optional, kind: 'choice', label: 'lead.form.state.label', options: ['Acre', 'Bahia'] },
    },
    errors: {
      required: 'contact.form.error.required',
      email: 'contact.form.error.email',
      choice: 'contact.form.error.required',
      tooLong: 'contact.form.error.tooLong',
    },
    words: { noScript: 'contact.form.noScript', submit: 'contact.form.submit', failure: 'contact.form.failure' },
    mailSubject: '',
  })

  function open(form: FormDeclaration = declaration) {
    const onSend = vi.fn(async () => {})
    const opened = renderIn('en-us', <RequestForm declaration={form} onSend={onSend} onSent={async () => {}} />)
    return { ...opened, onSend, press: () => press(opened.user) }
  }

  test('marks them, and explains the mark instead of saying that all fields are required', () => {
    const { t } = open()
    expect(screen.getByText(t('ui.form.someOptional'))).toBeTruthy()
    expect(screen.queryByText(t('ui.form.allRequired'))).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).ariaRequired).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Corporate email (optional)' }).ariaRequired).toBe(
      'false',
    )
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State (optional)' })
    expect([select.ariaRequired, select.options[0]?.disabled]).toEqual(['false', false])
  })

  test('says that all fields are required where they are', () => {
    const { t } = open({ ...declaration, fields: { name: declaration.fields.name } })
    expect(screen.getByText(t('ui.form.allRequired'))).toBeTruthy()
    expect(screen.queryByText(t('ui.form.someOptional'))).toBeNull()
  })

  test('names the key that ends a line for what it does in a last field: it sends', () => {
    const { container } = open({ ...declaration, fields: { name: declaration.fields.name } })
    expect(container.querySelector('input')?.getAttribute('enterkeyhint')).toBe('send')
  })

  test('is sent where they are empty, and not where one is wrong', async () => {
    const { t, user, press, onSend } = open()
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ana')
    const email = screen.getByRole('textbox', { name: 'Corporate email (optional)' })
    await user.type(email, 'ana@')
    await press()
    expect(screen.getByText(t('contact.form.error.email'))).toBeTruthy()
    await user.clear(email)
    await press()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', email: '', state: '' })
  })

  test('refuses a text that is longer than its field allows', async () => {
    const { t, user, press, onSend } = open()
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ana Souza')
    await press()
    expect(screen.getByText(t('contact.form.error.tooLong'))).toBeTruthy()
    expect(onSend).not.toHaveBeenCalled()
  })
})
