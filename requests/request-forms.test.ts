import { expect, test } from 'vitest'
import { contactRequest, leadRequest } from '../tests/mail/sample-requests'
import { formOf, requestForms } from './request-forms'

test.each([
  ['a contact request', contactRequest(), 'contact'],
  ['a lead', leadRequest(), 'lead'],
  ['a contact request without its message', { ...contactRequest(), message: undefined }, 'contact'],
  ['a lead with a message', { ...leadRequest(), message: 'Olá!' }, 'lead'],
] as const)('%s is known by the state that leads alone have', (_, request, kind) => {
  expect(formOf(JSON.parse(JSON.stringify(request)))).toBe(requestForms[kind])
})
