import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales'
import { contactForm as declaration } from '../../requests/contact-form'
import { longestBytes } from '../../requests/form-declaration'
import { renderIn } from '../../tests/render-in'
import { contactForm, visit } from '../../tests/request-forms'
import { keepMessageDraft, takeMessageDraft } from '../page/message-draft'
import { RequestForm } from './RequestForm'

describe.each(localeIds)('the contact form in %s', (locale) => {
  test('names the other ways to reach the company, for visitors without scripts', () => {
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
  },
  {
    locale: 'en-us',
    required: 'Field required',
    email: 'Invalid email',
    failure: 'An error occurred while sending the message!',
  },
  {
    locale: 'es-es',
    required: 'Campo requerido',
    email: 'Correo electrónico no válido',
    failure: 'Se produjo un error al enviar el mensaje!',
  },
] as const)('in $locale the specified words are shown', ({ locale, required, email, failure }) => {
  test('under a field with an error', async () => {
    const { press, write, errorOf } = visit(locale, contactForm)
    await press()
    expect(errorOf('name')?.text).toBe(required)
    await write({ email: 'ana@' })
    expect(errorOf('email')?.text).toBe(email)
  })

  test('after sending has failed', async () => {
    const { press, write, onSend } = visit(locale, contactForm)
    onSend.mockRejectedValueOnce(new Error('No answer.'))
    await write(contactForm.filled)
    await press()
    expect(screen.getByRole('alert').textContent).toBe(failure)
  })
})

test('a text that another page has written stands in the message, once', () => {
  keepMessageDraft('52 weeks')
  const send = { onSend: vi.fn(), onSent: vi.fn() }
  const message = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').at(-1)?.value
  const { unmount } = renderIn(
    'en-us',
    <RequestForm declaration={declaration} {...send} takeDraft={takeMessageDraft} />,
  )
  expect(message()).toBe('52 weeks')
  unmount()
  renderIn('en-us', <RequestForm declaration={declaration} {...send} takeDraft={takeMessageDraft} />)
  expect(message()).toBe('')
})

test('a message may have several lines', async () => {
  const { user, field } = visit('es-es', contactForm)
  await user.type(field('message'), 'Hola{Enter}app')
  expect(field('message').value).toBe('Hola\napp')
})

test('a message may be longer than a line, but not than its declaration allows', async () => {
  const { t, press, write, errorOf, onSend } = visit('en-us', contactForm)
  // As JSON, a text stands in quotation marks.
  await write({ ...contactForm.filled, message: 'a'.repeat(longestBytes.textarea) })
  await press()
  expect(errorOf('message')?.text).toBe(t(contactForm.errors.tooLong))
  expect(onSend).not.toHaveBeenCalled()
  const message = 'a'.repeat(longestBytes.textarea - 2)
  await write({ message })
  await press()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...contactForm.filled, message })
})

test('two forms on one page share neither their labels nor what is written in them', async () => {
  const sent = vi.fn(async () => {})
  const { user, t, container } = renderIn(
    'en-us',
    <>
      <RequestForm declaration={declaration} onSend={sent} onSent={sent} />
      <RequestForm declaration={declaration} onSend={sent} onSent={sent} />
    </>,
  )
  const ids = [...container.querySelectorAll('form, input, textarea')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2 * (1 + Object.keys(contactForm.fields).length))
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>(t('contact.form.name.label'))
  await user.type(second as HTMLInputElement, 'Ana')
  expect([first?.value, second?.value]).toEqual(['', 'Ana'])
})
