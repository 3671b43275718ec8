import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { company } from '../../content/company/company.ts'
import { contactForm } from '../../forms/contact.ts'
import type { FieldDeclaration } from '../../forms/declaration.ts'
import type { LeadFields } from '../../forms/forms.ts'
import { landingForm } from '../../forms/landing.ts'
import { contactLead, landingLead } from '../../tests/server/sample-leads.ts'
import { composeMail } from './compose-mail.ts'

const receivedAt = Date.UTC(2026, 2, 1, 12, 30)
const addresses = { from: 'site@tecto.example', to: ['vendas@tecto.example', 'diretoria@tecto.example'] }

describe('a forwarded lead', () => {
  test('goes to the sales team, and replies go to the visitor', async () => {
    const { mail } = await received(contactLead())
    expect(mail).toMatchObject({
      from: { name: `Site da ${company.name}`, address: 'site@tecto.example' },
      to: addresses.to.map((address) => ({ name: '', address })),
      replyTo: [{ name: 'Maria Silva', address: 'maria@exemplo.com.br' }],
    })
    // Mail servers refuse mails with an old date.
    expect(Date.parse(String(mail.date))).toBeGreaterThan(Date.now() - 60_000)
    expect(mail.text).toContain('\nRecebido: 2026-03-01T12:30Z')
    // Vacation notes must not be the first answer that a visitor gets.
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  })

  test.each([
    ['p&d@empresa.com.br', 'p&d@empresa.com.br'],
    ['ana.@docomo.ne.jp', '"ana."@docomo.ne.jp'],
    ['ana@ação.com.br', 'ana@xn--ao-siap.com.br'],
    // Many mail servers refuse a header with other letters before the @.
    ['joão@empresa.com.br', undefined],
    // As a lead of another release may have it, whose field was any text.
    ['ana@empresa.com.br, bot@exemplo.net', undefined],
  ])('replies to %s go to %s', async (email, address) => {
    const { mail, raw } = await received(landingLead({ email }))
    expect(mail.replyTo?.[0]?.address).toBe(address)
    expect(raw).not.toMatch(/\P{ASCII}/u)
    expect(mail.text).toContain(email)
  })

  test.each([
    ['contact', contactForm, contactLead()],
    ['landing', landingForm, landingLead()],
  ])('contains every field in order and names the form: %s', async (_, form, lead) => {
    const { mail } = await received(lead)
    const values: Record<string, string> = lead
    const lines = Object.entries<FieldDeclaration>(form.fields).map(
      ([name, { mailLabel, kind }]) => `${mailLabel}:${kind === 'textarea' ? '\n' : ' '}${values[name]}`,
    )
    expect(mail.subject).toBe(`${form.mailSubject}: ${lead.name}`)
    expect(mail.text).toContain([...lines, `Página: ${lead.origin}`, 'Recebido: '].join('\n'))
  })
})

describe("a visitor's text adds no header:", () => {
  test.each([
    ['a line break', 'Maria\r\nBcc: victim@other.example'],
    ['an encoded word that line breaks hide', '=\n?utf-8?Q?=0D=0ABcc:_victim@other.example?\n='],
    ['a sign that turns text around', 'Maria \u202Emoc.live\u202C \u2066x\u2069 \u200Ey\u{E0041}\uFEFF'],
    ['a long name', `${'Maria '.repeat(80)}\r\nBcc: victim@other.example`],
  ])('%s', async (_, text) => {
    const { mail, raw } = await received(contactLead({ name: text, company: text, message: text }))
    const plain = await received(contactLead())
    expect(mail.headers.map(({ key }) => key)).toEqual(plain.mail.headers.map(({ key }) => key))
    expect([mail.from, mail.to]).toEqual([plain.mail.from, plain.mail.to])
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['maria@exemplo.com.br'])
    expect(mail.subject).toMatch(new RegExp(`^${contactForm.mailSubject}: \\S`))
    expect(mail.subject?.length).toBeLessThanOrEqual(200)
    expect(`${mail.subject}${mail.replyTo?.[0]?.name}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  })
})

test.each([
  ['markup', '<script>alert(1)</script>\n&amp;', '<script>alert(1)</script>\n&amp;'],
  ['spaces', 'a  b   c d\n  e\tf', 'a  b   c d\n  e\tf'],
  [
    'control characters and lone surrogates, which are replaced, and line breaks',
    'a\u0000b\u001B[31mc\u009Bd\uD800e\u007F\r\nb\rc\nd\u2028e\u2029f',
    'a\u{FFFD}b\u{FFFD}[31mc\u{FFFD}d\u{FFFD}e\u{FFFD}\nb\nc\nd\ne\nf',
  ],
])("a visitor's text is plain text, and stays complete: %s", async (_, message, shown) => {
  const { mail } = await received(contactLead({ message }))
  expect(mail.text).toContain(`Mensagem:\n${shown}\n`)
  expect(mail.html).toBeUndefined()
})

test('joined emoji stay joined', () => {
  const [name, message] = ['Ana 👩\u200D💻', '👨\u200D👩\u200D👧']
  const { subject, text } = compose(contactLead({ name, message }))
  expect(subject).toBe(`${contactForm.mailSubject}: ${name}`)
  expect(text).toContain(message)
})

function compose(fields: LeadFields) {
  const stored = { id: 7, receivedAt, forwarding: 'waiting' as const, attempts: 1, deliveredTo: [], fields }
  return composeMail(stored, addresses)
}

async function received(fields: LeadFields) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail(compose(fields))
  return { mail: await PostalMime.parse(message as Buffer), raw: message.toString() }
}
