import { expect, test } from 'vitest'
import { mayEdit } from './edit-in-dev.ts'

const token = 'the token of this server'
const request = (
  changed: { host?: string; origin?: string; 'x-edit-token'?: string } = {},
  remoteAddress = '127.0.0.1',
  method = 'POST',
) => ({
  method,
  headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-edit-token': token, ...changed },
  socket: { remoteAddress },
})

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('accepts a page of this server: %s', (host) => {
  expect(mayEdit(request({ host, origin: `http://${host}` }), token)).toBe(true)
})

test.each([
  ['another site', request({ origin: 'https://evil.example' })],
  ['another port', request({ origin: 'http://localhost:4000' })],
  ['another host name for this machine', request({ host: 'evil.example:3000', origin: 'http://evil.example:3000' })],
  ['another machine', request({}, '192.168.1.7')],
  ['a program without an origin', request({ origin: undefined })],
  ['a page without the token', request({ 'x-edit-token': undefined })],
  ['a link', request({}, '127.0.0.1', 'GET')],
])('rejects %s', (_, from) => {
  expect(mayEdit(from, token)).toBe(false)
})
