import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { texts } from '../messages.ts'
import { mainOf, one, words } from '../site/built-site.ts'

// The specification, sections 3, 5 and 8: form fields and messages.

const states =
  'Acre, Alagoas, Amapá, Amazonas, Bahia, Ceará, Distrito Federal, Espírito Santo, Goiás, Maranhão, Mato Grosso, ' +
  'Mato Grosso do Sul, Minas Gerais, Pará, Paraíba, Paraná, Pernambuco, Piauí, Rio de Janeiro, Rio Grande do Norte, ' +
  'Rio Grande do Sul, Rondônia, Roraima, Santa Catarina, São Paulo, Sergipe, Tocantins'

describe.each(localeIds)('in %s', (locale) => {
  test.each([
    ['/contato', ['name', 'phone', 'company', 'role', 'email', 'message']],
    ['/contrate', ['name', 'email', 'phone', 'state']],
    ['/fabrica-de-software', ['name', 'email', 'phone', 'state']],
  ] as const)('the form of %s has the specified fields in this order, perhaps others, and a button', (path, names) => {
    const form = one(mainOf(`/${locale}${path}`), 'form')
    const nameOf = (field: HTMLElement) => field.getAttribute('name') ?? ''
    const fields = form
      .querySelectorAll('input, select, textarea')
      .filter((field) => (names as readonly string[]).includes(nameOf(field)))
    expect(fields.map(nameOf)).toEqual(names)
    expect(one(form, 'button').getAttribute('type')).toBe('submit')
    if (path === '/contato') return
    const [placeholder, ...others] = form.querySelectorAll('option')
    expect([placeholder?.getAttribute('value'), placeholder?.hasAttribute('disabled')]).toEqual(['', true])
    expect(others.map(words)).toEqual(states.split(', '))
  })
})

const contact: MessageId[] = ['contact.form.error.required', 'contact.form.error.email', 'contact.form.failure']
const landing: MessageId[] = ['landing.form.error.required', 'landing.form.error.email', 'landing.form.failure']
const labels: MessageId[] = ['landing.form.name.label', 'landing.form.email.label', 'landing.form.phone.label']
const landingErrors = ['Campo obrigatório', 'E-mail inválido', 'Erro ao enviar mensagem. Tente novamente mais tarde.']

test.each<[LocaleId, MessageId[], string[]]>([
  ['pt-br', contact, ['Campo obrigatório', 'Email inválido', 'Ocorreu um erro ao enviar a mensagem!']],
  ['en-us', contact, ['Field required', 'Invalid email', 'An error occurred while sending the message!']],
  ['es-es', contact, ['Campo requerido', 'Correo electrónico no válido', 'Se produjo un error al enviar el mensaje!']],
  ['pt-br', landing, landingErrors],
  ['en-us', landing, landingErrors],
  ['es-es', landing, landingErrors],
  ['pt-br', labels, ['Nome', 'Email', 'Celular / Whatsapp']],
  ['en-us', labels, ['Name', 'Email', 'Celular / Whatsapp']],
  ['es-es', labels, ['Nombre', 'Correo electrónico', 'Celular / Whatsapp']],
  [
    'pt-br',
    ['landing.form.state.placeholder', 'ui.form.sent'],
    ['Selecione um valor', 'Mensagem enviada com sucesso!'],
  ],
  ['en-us', ['ui.form.sent'], ['Message sent successfully!']],
  ['es-es', ['ui.form.sent'], ['Mensaje enviado con éxito!']],
])('the forms in %s use the specified texts for %j', (locale, ids, wording) => {
  expect(texts(locale, ...ids)).toEqual(wording)
})
