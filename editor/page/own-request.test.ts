import { expect, test } from 'vitest'
import { isOwnRequest } from './own-request'

const request = (host: string, origin?: string, remoteAddress = '127.0.0.1', method = 'POST') => ({ method, headers: { host, ...(origin && { origin }) }, socket: { remoteAddress } })

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
])('a page of this server may write: %s', (host, origin) => {
  expect(isOwnRequest(request(host, origin))).toBe(true)
})

test.each([
  ['another site', request('localhost:3000', 'https://evil.example')],
  ['another port', request('localhost:3000', 'http://localhost:4000')],
  ['a name that leads here', request('evil.example:3000', 'http://evil.example:3000')],
  ['another machine', request('localhost:3000', 'http://localhost:3000', '192.168.1.7')],
  ['a program that says nothing of itself', request('localhost:3000')],
  ['a sandboxed page', request('localhost:3000', 'null')],
])('%s may not', (_, from) => {
  expect(isOwnRequest(from)).toBe(false)
})
