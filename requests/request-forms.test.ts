import { expect, test } from 'vitest'
import { contactRequest, leadRequest } from '../tests/mail/sample-requests'
import { formOf, requestForms } from './request-forms'

test.each([
  ['a contact request', contactRequest(), 'contact'],
  ['a lead', leadRequest(), 'lead'],
  ['a contact request without its message', { ...contactRequest(), message: undefined }, 'contact'],
  ['a lead without its state', { ...leadRequest(), state: undefined }, 'lead'],
  ['a lead with a message', { ...leadRequest(), message: 'Olá!' }, 'lead'],
] as const)('%s is known by its fields', (_, request, kind) => {
  expect(formOf(JSON.parse(JSON.stringify(request)))).toBe(requestForms[kind])
})

test('no two forms ask for the same: their requests could not be told apart', () => {
  const asked = Object.values(requestForms).map(({ fields }) => Object.keys(fields).sort().join())
  expect(new Set(asked).size).toBe(asked.length)
})
