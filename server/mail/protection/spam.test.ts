import { expect, test } from 'vitest'
import { contactRequest, leadRequest } from '../../../tests/mail/sample-requests.ts'
import { isSpam } from './spam.ts'

test.each([
  ['a request of a person', contactRequest(), false],
  ['a lead of a person', leadRequest(), false],
  ['a company with its site', contactRequest({ company: 'Exemplo (https://www.exemplo.com.br)' }), false],
  ['two links as the company', contactRequest({ company: 'https://a.example https://b.example' }), true],
  ['three addresses', contactRequest({ message: 'https://www.a.example\nhttp://b.example e www.c.example' }), false],
  ['four addresses', contactRequest({ message: 'www.a.example '.repeat(4) }), true],
  ['four links', contactRequest({ message: 'http://a.example '.repeat(4) }), true],
  ['formulas and code', contactRequest({ message: 'a < b, =SUM(A1), if (a <b) return' }), false],
  ['the page it was sent from', leadRequest({ origin: 'https://tecto.example/?u=https://www.tecto.example' }), false],
  ['a link in the name', leadRequest({ name: 'Maria WWW.casino.example' }), true],
  ['a link as the phone number', leadRequest({ phone: 'http://casino.example' }), true],
  ['a link as the role', contactRequest({ role: 'see HTTPS://casino.example' }), true],
  ['links for a forum', contactRequest({ message: '[url=https://a.example]x[/url] '.repeat(2) }), true],
  ['links in HTML', contactRequest({ message: '<a href="https://a.example">x</a><A HREF="https://b.example">' }), true],
])('%s: spam or not, the same every time', (_, request, expected) => {
  expect([isSpam(request), isSpam(request)]).toEqual([expected, expected])
})
