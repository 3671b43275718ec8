import { expect, test } from 'vitest'
import type { LocaleId } from '../../locales/locales'
import type { MessageId } from '../../locales/message-id'
import { consentKey } from '../../measurement/consent-store'
import { addresses, mainOf, words } from '../built-site'
import { texts } from '../messages'

// Words that the specification gives. Where the company decides otherwise, they change here; all other tests take words from the messages.

/** In the languages that the specification names. */
const sayings: Partial<Record<LocaleId, Record<string, RegExp>>> = {
  'pt-br': {
    pool: /mais de 1\.?000 profissionais/i,
    speed: /3 dias úteis/,
    experience: /mais de 10 anos de experiência/,
    valley: /Vale do Silício/,
    'nothing is sold': /não vendemos/i,
    retention: /só.*quando a lei (exige|exigir) ou permit/i,
    'thank-you': /em breve.*dados que você informou.*WhatsApp/,
  },
  'en-us': {
    pool: /more than 1,000 qualified professionals/i,
    speed: /3 business days/,
    experience: /more than 10 years of experience/,
    valley: /Silicon Valley/,
    'nothing is sold': /do not sell/i,
    retention: /only.*law requires or permits/i,
    'thank-you': /soon.*details you gave us.*WhatsApp/,
  },
  'es-es': {
    pool: /más de 1\.?000 profesionales/i,
    speed: /3 días (hábiles|laborables)/,
    experience: /más de 10 años de experiencia/,
    valley: /Silicon Valley/,
    'nothing is sold': /no vendemos/i,
    retention: /solo.*cuando la ley (lo )?exi[jg]\w+ o (lo )?permit/i,
    'thank-you': /pronto.*datos que nos has dado.*WhatsApp/,
  },
}

test.each(Object.entries(sayings))(
  'somewhere on the site the company says in %s what it claims',
  (locale, patterns) => {
    const site = addresses
      .filter((address) => address === `/${locale}` || address.startsWith(`/${locale}/`))
      .map((address) => words(mainOf(address)))
    for (const [name, saying] of Object.entries(patterns))
      expect(
        site.some((page) => saying.test(page)),
        `${name}: ${saying}`,
      ).toBe(true)
  },
)

const required: MessageId[] = ['contact.form.error.required', 'contact.form.error.email', 'contact.form.failure']
const lead: MessageId[] = ['lead.form.error.required', 'lead.form.error.email', 'lead.form.failure']
const contactLabels: MessageId[] = [
  'contact.form.name.label',
  'contact.form.phone.label',
  'contact.form.company.label',
  'contact.form.role.label',
  'contact.form.email.label',
  'contact.form.message.label',
]
const leadLabels: MessageId[] = [
  'lead.form.name.label',
  'lead.form.email.label',
  'lead.form.phone.label',
  'lead.form.state.label',
]

const leadErrors = ['Campo obrigatório', 'E-mail inválido', 'Erro ao enviar mensagem. Tente novamente mais tarde.']

test.each([
  ['pt-br', required, ['Campo obrigatório', 'Email inválido', 'Ocorreu um erro ao enviar a mensagem!']],
  ['en-us', required, ['Field required', 'Invalid email', 'An error occurred while sending the message!']],
  ['es-es', required, ['Campo requerido', 'Correo electrónico no válido', 'Se produjo un error al enviar el mensaje!']],
  ['pt-br', lead, leadErrors],
  ['en-us', lead, leadErrors],
  ['es-es', lead, leadErrors],
  ['pt-br', leadLabels, ['Nome', 'Email', 'Celular / Whatsapp', 'Estado']],
  ['en-us', leadLabels, ['Name', 'Email', 'Celular / Whatsapp', 'State']],
  ['es-es', leadLabels, ['Nombre', 'Correo electrónico', 'Celular / Whatsapp', 'Estado']],
  [
    'pt-br',
    contactLabels,
    ['Nome completo', 'Telefone', 'Nome da empresa', 'Cargo', 'E-mail corporativo', 'Como podemos ajudar você?'],
  ],
  ['en-us', contactLabels, ['Full name', 'Phone', 'Company name', 'Role', 'Corporate email', 'How can we help you?']],
  [
    'es-es',
    contactLabels,
    [
      'Nombre completo',
      'Teléfono',
      'Nombre de la empresa',
      'Cargo',
      'Correo electrónico corporativo',
      '¿Cómo podemos ayudarte?',
    ],
  ],
  ['pt-br', ['lead.form.state.placeholder'], ['Selecione um valor']],
  ['pt-br', ['ui.form.sent'], ['Mensagem enviada com sucesso!']],
  ['en-us', ['ui.form.sent'], ['Message sent successfully!']],
  ['es-es', ['ui.form.sent'], ['Mensaje enviado con éxito!']],
] as [LocaleId, MessageId[], string[]][])(
  'forms in %s say %j in the words of the specification',
  (locale, ids, said) => {
    expect(texts(locale, ...ids)).toEqual(said)
  },
)

test('the browser keeps consent under the key that is specified', () => {
  expect(consentKey).toBe('@tecto:cookies-accepted')
})
