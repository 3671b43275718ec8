import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales'
import { renderIn } from '../../tests/render-in'
import { contactForm, visit } from '../../tests/request-forms'
import { ContactForm } from './ContactForm'

/** Each field, in the order in which it is asked for: its kind and what browsers fill it in with. */
const fields = [
  { name: 'name', placeholder: 'contact.form.name.placeholder', type: 'text', fill: 'name' },
  { name: 'phone', placeholder: 'contact.form.phone.placeholder', type: 'tel', fill: 'tel' },
  { name: 'company', placeholder: 'contact.form.company.placeholder', type: 'text', fill: 'organization' },
  { name: 'role', placeholder: 'contact.form.role.placeholder', type: 'text', fill: 'organization-title' },
  { name: 'email', placeholder: 'contact.form.email.placeholder', type: 'email', fill: 'email' },
  { name: 'message', placeholder: 'contact.form.message.placeholder', type: 'textarea', fill: '' },
] as const

describe.each(localeIds)('the contact form in %s', (locale) => {
  test('names each field, says what to write, and knows what browsers can fill in', () => {
    const { t } = visit(locale, contactForm)
    for (const { name, placeholder, type, fill } of fields) {
      const field = screen.getByLabelText<HTMLInputElement>(t(contactForm.labels[name]))
      expect(field.name).toBe(name)
      expect(field.type).toBe(type)
      expect(field.autocomplete).toBe(fill)
      expect(field.placeholder).toBe(t(placeholder))
      expect(field.required, name).toBe(true)
    }
  })

  test('asks for nothing else, in this order, and says that all of it is required', () => {
    const { t } = visit(locale, contactForm)
    const textboxes = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(textboxes.map(({ name }) => name)).toEqual(fields.map(({ name }) => name))
    expect(screen.getByText(t('contact.form.required'))).toBeTruthy()
  })

  test('ends with one button that sends it', () => {
    const { t } = visit(locale, contactForm)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: t('contact.form.submit') })
    expect([button.type, button.disabled]).toEqual(['submit', false])
    expect(screen.getAllByRole('button')).toEqual([button])
  })

  test('names the other ways to reach the company, for who has no scripts', () => {
    const { t } = visit(locale, contactForm)
    expect(screen.getByText(t('contact.form.noScript'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('ui.channels.whatsapp') }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    )
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])
    expect(addresses).toEqual(['https', 'mailto', 'tel'])
  })
})

describe.each([
  {
    locale: 'pt-br',
    required: 'Campo obrigatório',
    email: 'Email inválido',
    failure: 'Ocorreu um erro ao enviar a mensagem!',
    problems:
      '6 campos precisam de atenção: Nome completo, Telefone, Nome da empresa, Cargo, E-mail corporativo e Como podemos ajudar você?',
  },
  {
    locale: 'en-us',
    required: 'Field required',
    email: 'Invalid email',
    failure: 'An error occurred while sending the message!',
    problems:
      '6 fields need your attention: Full name, Phone, Company name, Role, Corporate email, and How can we help you?',
  },
  {
    locale: 'es-es',
    required: 'Campo requerido',
    email: 'Correo electrónico no válido',
    failure: 'Se produjo un error al enviar el mensaje!',
    problems:
      'Hay 6 campos por revisar: Nombre completo, Teléfono, Nombre de la empresa, Cargo, Correo electrónico corporativo y ¿Cómo podemos ayudarte?',
  },
] as const)('in $locale the words are those agreed on', ({ locale, required, email, failure, problems }) => {
  test('where something is wrong', async () => {
    const { press, write, errorOf } = visit(locale, contactForm)
    await press()
    expect(fields.map(({ name }) => errorOf(name)?.text)).toEqual(fields.map(() => required))
    expect(screen.getByRole('status').textContent).toBe(problems)
    await write({ email: 'ana@' })
    expect(errorOf('email')?.text).toBe(email)
  })

  test('where it cannot be sent', async () => {
    const { press, write, onSend } = visit(locale, contactForm)
    onSend.mockRejectedValueOnce(new Error('No answer.'))
    await write(contactForm.filled)
    await press()
    expect(screen.getByRole('alert').textContent).toBe(failure)
  })
})

test('what was typed stays out of the address, whatever happens', () => {
  const { container } = visit('pt-br', contactForm)
  expect(container.querySelector('form')?.method).toBe('post')
})

test('a message may have several lines', async () => {
  const { user, field } = visit('es-es', contactForm)
  await user.type(field('message'), 'Hola{Enter}app')
  expect(field('message').value).toBe('Hola\napp')
})

test('a message may be longer than a line, up to 50,000 bytes', async () => {
  const { t, press, write, errorOf, onSend } = visit('en-us', contactForm)
  await write({ ...contactForm.filled, message: '😀'.repeat(12_500) })
  await press()
  expect(errorOf('message')?.text).toBe(t('contact.form.error.tooLong'))
  expect(onSend).not.toHaveBeenCalled()
  const message = 'a'.repeat(40_000)
  await write({ message })
  await press()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...contactForm.filled, message })
})

test('two forms on one page share neither their labels nor what is written in them', async () => {
  const sent = vi.fn(async () => {})
  const { user, t, container } = renderIn(
    'en-us',
    <>
      <ContactForm onSend={sent} onSent={sent} />
      <ContactForm onSend={sent} onSent={sent} />
    </>,
  )
  const ids = [...container.querySelectorAll('form, input, textarea')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2 * (1 + fields.length))
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>(t('contact.form.name.label'))
  await user.type(second as HTMLInputElement, 'Ana')
  expect([first?.value, second?.value]).toEqual(['', 'Ana'])
})
