import { expect, test } from 'vitest'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests'
import { isSpam } from './spam'

test.each([
  ['a request of a person', contactRequest()],
  ['a lead of a person', leadRequest()],
  ['a name with an apostrophe', contactRequest({ name: "Sant'Anna D’Ávila-O'Neill Jr." })],
  ['a name in another script', leadRequest({ name: '山田 太郎 🙂' })],
  ['a company with its site', contactRequest({ company: 'Exemplo (www.exemplo.com.br)' })],
  ['a company that is its address', contactRequest({ company: 'https://www.exemplo.com.br/' })],
  ['three links', contactRequest({ message: 'Veja https://a.example, http://b.example e www.c.example' })],
  [
    'three whole addresses',
    contactRequest({ message: 'https://www.a.example\nhttps://www.b.example\nhttps://www.c.example' }),
  ],
  ['formulas and code', contactRequest({ message: 'a < b, =SUM(A1), if (a <b) return' })],
  ['shouting and money', contactRequest({ message: 'URGENTE!!! Orçamento de R$ 1.000.000,00 GRÁTIS?' })],
  ['the page it was sent from', leadRequest({ origin: 'https://www.tecto.example/?u=https://www.tecto.example' })],
])('%s is not spam', (_, request) => {
  expect(isSpam(request)).toBe(false)
})

test.each([
  ['a link as the name', leadRequest({ name: 'https://casino.example' })],
  ['a link in the name', leadRequest({ name: 'Maria WWW.casino.example' })],
  ['a link as the phone number', leadRequest({ phone: 'http://casino.example' })],
  ['a link as the role', contactRequest({ role: 'see HTTPS://casino.example' })],
  ['two links as the company', contactRequest({ company: 'https://a.example https://b.example' })],
  ['four links', contactRequest({ message: 'http://a.example '.repeat(4) })],
  ['four addresses', contactRequest({ message: 'www.a.example '.repeat(4) })],
  ['links for a forum', contactRequest({ message: '[url=https://a.example]x[/url] [url=https://b.example]y[/url]' })],
  ['links in HTML', contactRequest({ message: '<a href="https://a.example">x</a><A HREF="https://b.example">y</A>' })],
])('%s is spam', (_, request) => {
  expect(isSpam(request)).toBe(true)
})

test('the result is the same every time', () => {
  const bot = leadRequest({ name: 'https://casino.example' })
  expect([isSpam(bot), isSpam(bot), isSpam(bot)]).toEqual([true, true, true])
})
