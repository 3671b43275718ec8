import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { defaultLocale, type LocaleId, localeIds } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import { forms, nextTask, visit } from '../tests/request-forms.tsx'
import { contactForm, declareContactForm } from './contact.ts'
import { declareForm, type FormDeclaration, inputAttributes } from './declaration.ts'
import { RequestForm } from './Form.tsx'
import { declareLeadForm } from './lead.ts'

interface InputAttributes {
  type?: string
  inputMode?: string
  autoCapitalize: string
  spellCheck: boolean
}

describe.each(forms.flatMap(({ kind, form }) => localeIds.map((locale) => ({ kind, form, locale }))))(
  'the $kind form in $locale',
  ({ form, locale }) => {
    test('has the declared fields in order, with their input attributes', () => {
      const { t, container } = visit(locale, form)
      const controls = [...container.querySelectorAll<HTMLInputElement>('[name]')]
      expect(controls.map(({ name }) => name)).toEqual(Object.keys(form.fields))
      for (const control of controls) {
        const field = form.fields[control.name] ?? expect.fail()
        const { label, placeholder, autoComplete, isRequired } = field
        expect(control.labels?.[0]?.textContent).toBe(t(label) + (isRequired ? '' : ` ${t('ui.form.optional')}`))
        expect(control.getAttribute('autocomplete')).toBe(autoComplete ?? null)
        expect(control.ariaRequired, control.name).toBe(String(isRequired))
        if (field.kind === 'choice') {
          const [first, ...options] = (control as unknown as HTMLSelectElement).options
          expect([first?.textContent, first?.value, first?.disabled]).toEqual([t(placeholder), '', true])
          expect(options.map(({ value, text, disabled }) => [value, text, disabled])).toEqual(
            Object.entries(field.options).map(([option, label]) => [option, label ? t(label) : option, false]),
          )
          continue
        }
        const { autoCapitalize, spellCheck, type, inputMode }: InputAttributes = inputAttributes[field.kind]
        expect(control.placeholder).toBe(t(placeholder))
        expect(control.type).toBe(field.kind === 'textarea' ? 'textarea' : (type ?? 'text'))
        expect(control.getAttribute('inputmode')).toBe(inputMode ?? null)
        expect(control.getAttribute('autocapitalize'), control.name).toBe(autoCapitalize)
        expect(control.getAttribute('spellcheck'), control.name).toBe(String(spellCheck))
        expect(control.getAttribute('enterkeyhint'), control.name).toBe(field.kind === 'textarea' ? null : 'next')
      }
    })

    test('ends with one submit button, and posts so that no data is in the address', () => {
      const { t, container } = visit(locale, form)
      const button = screen.getByRole<HTMLButtonElement>('button', { name: t(form.words.submit) })
      expect([button.type, button.disabled]).toEqual(['submit', false])
      expect(screen.getAllByRole('button')).toEqual([button])
      expect(container.querySelector('form')?.method).toBe('post')
    })

    test('shows other contact channels to visitors without scripts', () => {
      const { t } = visit(locale, form)
      expect(screen.getByText(t(form.words.noScript))).toBeTruthy()
      const links = screen.getAllByRole<HTMLAnchorElement>('link')
      expect(links[0]?.textContent).toContain(t('ui.channels.whatsapp'))
      expect(links.slice(0, 3).map(({ protocol }) => protocol)).toEqual(['https:', 'mailto:', 'tel:'])
    })
  },
)

test.each<[string, FormDeclaration, LocaleId, string]>([
  ['a lead form as specified', declareLeadForm(() => defaultLocale), 'en-us', '(21) 25550-100'],
  ["a lead form in the visitor's language", declareLeadForm(() => undefined), 'en-us', '2125550100'],
  ["a lead form in the visitor's language", declareLeadForm(() => undefined), 'pt-br', '(21) 25550-100'],
  ['the contact form as specified', declareContactForm(() => defaultLocale), 'en-us', '(21) 25550-100'],
  ["the contact form in the visitor's language", declareContactForm(() => undefined), 'en-us', '2125550100'],
  ["the contact form in the visitor's language", declareContactForm(() => undefined), 'pt-br', '(21) 25550-100'],
])('%s formats the phone number for its language', async (_, form, locale, shown) => {
  const { user, field } = visit(locale, form)
  await import('./phone-mask.ts')
  await nextTask()
  await user.type(field('phone'), '2125550100')
  expect(field('phone').value).toBe(shown)
})

describe('a form with optional fields', () => {
  const field = {
    label: 'contact.form.name.label',
    placeholder: 'contact.form.name.placeholder',
    mailLabel: '',
  } as const
  const optional = { ...field, isRequired: false, width: 'full' } as const
  const declaration = declareForm({
    ...contactForm,
    fields: {
      name: { ...field, kind: 'text', isRequired: true, width: 'half', maxFieldBytes: 8 },
      email: { ...optional, kind: 'email', label: 'contact.form.email.label' },
      state: { ...optional, kind: 'choice', label: 'lead.form.state.label', options: { Acre: null, Bahia: null } },
    },
  })

  function open(form: FormDeclaration = declaration) {
    const visited = visit('en-us', form)
    const isUsed = (id: MessageId) => screen.queryByText(visited.t(id)) !== null
    return { ...visited, hints: [isUsed('ui.form.someOptional'), isUsed('ui.form.allRequired')] }
  }

  test('marks them and explains the mark instead of saying that all fields are required', () => {
    const { hints, field } = open()
    expect(hints).toEqual([true, false])
    expect(['name', 'email', 'state'].map((name) => field(name).ariaRequired)).toEqual(['true', 'false', 'false'])
    expect((field('state') as HTMLSelectElement).options[0]?.disabled).toBe(false)
  })

  test('says that all fields are required if they are; Enter in the last field submits', () => {
    const { hints, field } = open({ ...declaration, fields: { name: declaration.fields.name } })
    expect(hints).toEqual([false, true])
    expect(field('name').getAttribute('enterkeyhint')).toBe('send')
  })

  test('is sent if they are empty, but not if one is invalid or too long', async () => {
    const { write, press, errors, error, onSend } = open()
    await write({ name: 'Ana Souza', email: 'ana@' })
    await press()
    expect(errors()).toEqual({ name: error('tooLong'), email: error('email') })
    await write({ name: 'Ana', email: '' })
    await press()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', email: '', state: '' })
  })
})

test('a prefilled text appears in the message, but never replaces what was typed', async () => {
  const takePrefill = () => '52 weeks'
  const { field, write, rerender, onSend, onSent, unmount } = visit('en-us', contactForm, () => '')
  await write({ message: 'Mine' })
  rerender(<RequestForm declaration={contactForm} takePrefill={takePrefill} onSend={onSend} onSent={onSent} />)
  expect(field('message').value).toBe('Mine')
  unmount()
  expect(visit('en-us', contactForm, takePrefill).field('message').value).toBe('52 weeks')
})
