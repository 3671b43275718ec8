// @vitest-environment node
import { expect, test } from 'vitest'
import { checkBuildSettings } from './build-settings'

test.each([
  {},
  { VITE_DOMAIN_PT: '', VITE_MAIL_URL: '', VITE_MAIL_IDEMPOTENCY_HEADER: '' },
  { VITE_DOMAIN_PT: 'tecto.example', VITE_MAIL_URL: 'https://mail.tecto.example' },
  { VITE_MAIL_URL: 'http://localhost:4180', VITE_MAIL_IDEMPOTENCY_HEADER: 'Idempotency-Key' },
])('%o is fine', (environment) => {
  expect(() => checkBuildSettings(environment)).not.toThrow()
})

test.each([
  ['VITE_DOMAIN_PT', 'https://tecto.example'],
  ['VITE_DOMAIN_PT', 'tecto'],
  ['VITE_MAIL_URL', 'mail.tecto.example'],
  ['VITE_MAIL_URL', 'https://mail.tecto.example/'],
  ['VITE_MAIL_URL', 'ftp://mail.tecto.example'],
  ['VITE_MAIL_IDEMPOTENCY_HEADER', 'true'],
  ['VITE_MAIL_IDEMPOTENCY_HEADER', 'Idempotency Key'],
])('%s may not be %s: the error names both and says what it must be', (name, value) => {
  expect(() => checkBuildSettings({ [name]: value })).toThrow(new RegExp(`${name} is '${value}', but must be `))
})

test('all that is wrong is told at once', () => {
  const check = () => checkBuildSettings({ VITE_DOMAIN_PT: '?', VITE_MAIL_URL: '?' })
  expect(check).toThrow('VITE_DOMAIN_PT')
  expect(check).toThrow('VITE_MAIL_URL')
})
