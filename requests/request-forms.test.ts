import { expect, test } from 'vitest'
import { contactRequest, leadRequest } from '../tests/mail/sample-requests'
import { formOf, requestForms } from './request-forms'

test('a request is known by the state that leads alone have', () => {
  expect(formOf({ ...contactRequest(), message: undefined })).toBe(requestForms.contact)
  expect(formOf({ ...leadRequest(), message: 'Olá!' })).toBe(requestForms.lead)
})
