import { expect, test } from 'vitest'
import { forwardingTo, openMailbox } from '../../../tests/mail/fakes/mailbox.ts'
import { needsTls, smtpTransport } from './smtp-transport.ts'

test.each([
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost', false],
  ['smtp://user:password@[::1]:25', false],
  ['smtp://mail.example', true],
  ['smtp://localhost.mail.example', true],
  ['smtp://127.0.0.1.mail.example', true],
  ['smtp://10.0.0.5:25', true],
])('mail to %s must be encrypted: %s', (url, expected) => {
  expect(needsTls(url)).toBe(expected)
  expect(smtpTransport(url).options).toMatchObject({ requireTLS: expected })
})

test('a server without encryption gets no mail if encryption is required', async () => {
  const mail = { from: 'a@tecto.example', to: 'b@tecto.example', text: 'x' }
  const mailbox = await openMailbox()
  const { smtpUrl } = forwardingTo(mailbox)
  await expect(smtpTransport(`${smtpUrl}?requireTLS=true`).sendMail(mail)).rejects.toThrow(/STARTTLS|TLS/)
  await smtpTransport(smtpUrl).sendMail(mail)
  expect(mailbox.mails).toHaveLength(1)
})
