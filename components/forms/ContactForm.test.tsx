import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { localeIds } from '../../locales/locales'
import { renderIn } from '../../tests/render-in'
import { ContactForm } from './ContactForm'

/** Each field, in the order in which it is asked for: its name, kind and what browsers fill it in with. */
const fields = [
  {
    name: 'name',
    label: 'contact.form.name.label',
    placeholder: 'contact.form.name.placeholder',
    type: 'text',
    fill: 'name',
  },
  {
    name: 'phone',
    label: 'contact.form.phone.label',
    placeholder: 'contact.form.phone.placeholder',
    type: 'tel',
    fill: 'tel',
  },
  {
    name: 'company',
    label: 'contact.form.company.label',
    placeholder: 'contact.form.company.placeholder',
    type: 'text',
    fill: 'organization',
  },
  {
    name: 'role',
    label: 'contact.form.role.label',
    placeholder: 'contact.form.role.placeholder',
    type: 'text',
    fill: 'organization-title',
  },
  {
    name: 'email',
    label: 'contact.form.email.label',
    placeholder: 'contact.form.email.placeholder',
    type: 'email',
    fill: 'email',
  },
  {
    name: 'message',
    label: 'contact.form.message.label',
    placeholder: 'contact.form.message.placeholder',
    type: 'textarea',
    fill: '',
  },
] as const

describe.each(localeIds)('the contact form in %s', (locale) => {
  test('names each field, says what to write, and knows what browsers can fill in', () => {
    const { t } = renderIn(locale, <ContactForm />)
    for (const { name, label, placeholder, type, fill } of fields) {
      const field = screen.getByLabelText<HTMLInputElement>(t(label))
      expect(field.name).toBe(name)
      expect(field.type).toBe(type)
      expect(field.autocomplete).toBe(fill)
      expect(field.placeholder).toBe(t(placeholder))
      expect(field.required, name).toBe(true)
    }
  })

  test('asks for nothing else, in this order, and says that all of it is required', () => {
    const { t } = renderIn(locale, <ContactForm />)
    const textboxes = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(textboxes.map(({ name }) => name)).toEqual(fields.map(({ name }) => name))
    expect(screen.getByText(t('contact.form.required'))).toBeTruthy()
  })

  test('ends with one button, inert while nothing would receive the request', () => {
    const { t } = renderIn(locale, <ContactForm />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: t('contact.form.submit') })
    expect(button.type).toBe('submit')
    expect(button.disabled).toBe(true)
    expect(screen.getAllByRole('button')).toEqual([button])
  })

  test('names the other ways to reach the company, for who has no scripts', () => {
    const { t } = renderIn(locale, <ContactForm />)
    expect(screen.getByText(t('contact.form.noScript'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('ui.channels.whatsapp') }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    )
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])
    expect(addresses).toEqual(['https', 'mailto', 'tel'])
  })
})

test('what was typed stays out of the address, whatever happens', () => {
  const { container } = renderIn('pt-br', <ContactForm />)
  expect(container.querySelector('form')?.method).toBe('post')
})

test('a message may have several lines', async () => {
  const { user, t } = renderIn('es-es', <ContactForm />)
  const message = screen.getByLabelText<HTMLTextAreaElement>(t('contact.form.message.label'))
  await user.type(message, 'Hola{Enter}app')
  expect(message.value).toBe('Hola\napp')
})

test('two forms on one page do not share their labels', () => {
  const { container } = renderIn(
    'en-us',
    <>
      <ContactForm />
      <ContactForm />
    </>,
  )
  const ids = [...container.querySelectorAll('input, textarea')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2 * fields.length)
})
