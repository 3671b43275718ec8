import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { maxFieldBytes } from '../../forms/declaration.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { mailAddress, sendTo, serveListener, serveMail } from '../../tests/mail/mail-client.ts'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests.ts'
import { until } from '../../tests/programs/until.ts'
import { createHeaderTable } from '../headers/header-table.ts'
import { createMailApp, isMailRequest, maxBytes } from './mail-app.ts'
import { limitsBy, memoryCounter } from './protection/limits.ts'
import type { RequestStore } from './store/request-store.ts'

// tests/mail/contracts/service-contract.ts tests what the service does on every host, forms/schema.test.ts the
// rules of each field.

const lead = leadRequest()
const json = JSON.stringify(lead)
const bytes = new TextEncoder().encode(json)
const withinCharacter = bytes.indexOf(0xc3) + 1
const origin = 'https://tecto.example'

describe('a request is accepted and stored as written', () => {
  test.each([
    ['as it is', lead],
    ['with spaces around what was typed', { ...lead, name: '  João Souza ', email: ' joao@exemplo.com.br\n' }],
    ['with a byte order mark', `\u{FEFF}${json}`],
    ['in chunks that split a character', inChunks(bytes.slice(0, withinCharacter), bytes.slice(withinCharacter))],
    ['with its encoding', lead, { 'content-type': 'application/json; charset=utf-8' }],
    ['of its type in capitals', lead, { 'content-type': 'Application/JSON ;charset=UTF-8' }],
  ])('%s', async (_, value, headers?: Record<string, string>) => {
    const { send, stored } = await serveMail()
    const before = Date.now()
    expect(await send(value, headers)).toMatchObject({ status: 202, body: { status: 'accepted' } })
    const receivedAt = expect.toSatisfy((time: number) => before <= time && time <= Date.now())
    expect(await stored()).toEqual([{ id: 1, receivedAt, isSpam: false, forwarding: 'waiting', request: lead }])
  })

  test.each([
    [
      'text of every kind',
      [
        ...['<script>alert("x")</script><b>&amp;</b>', "'); DROP TABLE requests; --", "=cmd|' /C calc'!A0"],
        ...['👩‍👩‍👧‍👦 é ñ 🇧🇷 مرحبا \u202Eabc\u202C שלום', 'a\nb\r\nc\rd\u2028e\u2029f\u0085g'],
        ...['a\u0000b\u001B[31mc\u0007d', 'a\uD800b\uDC00c'],
      ].join(' '),
    ],
    ['a message of the longest length', 'a'.repeat(maxFieldBytes.textarea - 2)],
  ])('%s', async (_, message) => {
    const { send, stored } = await serveMail()
    expect((await send(contactRequest({ message }))).status).toBe(202)
    expect((await stored())[0]?.request).toEqual(contactRequest({ message }))
  })
})

describe('a request is rejected', () => {
  const chunk = new Uint8Array(maxBytes / 2 + 1).fill(32)

  test.each([
    ['of another type', 415, json, { 'content-type': 'text/plain' }],
    ['of a type with the same beginning', 415, json, { 'content-type': 'application/jsonp' }],
    ['without a type', 415, json, { 'content-type': '' }],
    ['that is cut off', 400, json.slice(0, -1)],
    ['that is empty', 400, ''],
    ['that is a list', 400, [lead]],
    ['that is null', 400, null],
    ['that is text', 400, '"text"'],
    ['in Latin-1', 400, Buffer.from(json, 'latin1')],
    ['that is too large', 413, new Uint8Array(maxBytes + 1)],
    ['that is too large and comes in chunks, without a length', 413, inChunks(chunk, chunk)],
    ['with a key that is too long', 400, lead, { 'idempotency-key': 'k'.repeat(256) }],
  ])('%s: %i', async (_, status, value, headers: Record<string, string> = {}) => {
    const { send, add } = await serveFake()
    const response = await send(value, headers)
    expect(response.status).toBe(status)
    expect(response.body).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/) })
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(add).not.toHaveBeenCalled()
  })

  test.each([
    [
      {
        ...contactRequest({ name: '', email: 'maria@', company: ' \n', role: 'x'.repeat(601) }),
        phone: 55,
        subject: 'x',
      },
      {
        name: 'This field is required, as text.',
        phone: 'This field is required, as text.',
        company: 'This field is required, as text.',
        role: 'This is too long.',
        email: 'This is not an e-mail address.',
        subject: 'This field is unknown.',
      },
    ],
    [leadRequest({ origin: 'javascript:alert(1)' }), { origin: 'This is not the address of a page.' }],
    [{ ...lead, state: 'Lisboa' }, { state: 'This is not one of the choices.' }],
    [{ ...lead, message: 'x' }, { message: 'This field is unknown.' }],
    [JSON.parse('{"__proto__": {}, "constructor": {}}'), expect.objectContaining({ constructor: expect.any(String) })],
  ])('with a message for each invalid field (%#)', async (value, fields) => {
    const { send, add } = await serveFake()
    const response = await send(value)
    expect(response).toMatchObject({ status: 422, body: { error: 'Some fields are not valid.' } })
    expect(response.body.fields).toEqual(fields)
    expect(add).not.toHaveBeenCalled()
  })

  test.each<[string, RequestStore['add'], number, string]>([
    ['when it cannot be stored', () => Promise.reject(new Error('/var/lib: disk full')), 60, 'disk full'],
    ['where there is no room', async () => 'full', 3600, 'MAIL_MOST_STORED'],
  ])('%s: it is to be sent again, and only the log says why', async (_, add, seconds, reason) => {
    const consoleError = muteConsole('error')
    const send = sendTo(await serveApp({ add }))
    const { status, headers, body } = await send(lead, { origin })
    expect([status, headers.get('retry-after')]).toEqual([503, String(seconds)])
    expect(body.error).toMatch(new RegExp(`^[\\w ]+\\. Try again in ${seconds} seconds\\.$`))
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(consoleError.mock.calls.flat().join(' ')).toContain(reason)
  })
})

test('a connection that breaks during a request does not affect others', async () => {
  const consoleError = muteConsole('error')
  muteConsole('info')
  const { port, send, stored } = await serveMail()
  for (const head of ['content-length: 500', 'transfer-encoding: chunked']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST /api/mail/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${head}\r\n\r\n`)
    socket.write(head.startsWith('c') ? '{"name":' : '8\r\n{"name":\r\n')
    await new Promise((resolve) => setTimeout(resolve, 30))
    socket.resetAndDestroy()
  }
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect((await send(lead)).status).toBe(202)
  expect(await stored()).toHaveLength(1)
  expect(consoleError).not.toHaveBeenCalled()
})

describe('the number of requests', () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => leadRequest({ name }))
  type Sent = [value: unknown, headers?: Record<string, string>]

  test.each([
    ['from one address in ten minutes', { maxPerAddress: 3 }, 429, 600],
    ['from all together in an hour, for who has sent some', { maxTotal: 2 }, 503, 3600],
  ])('is limited %s, and the response says how long to wait', async (_, settings, status, window) => {
    const { send, stored } = await serveMail(settings)
    for (const request of [a, b, c]) expect((await send(request)).status).toBe(202)
    const { headers, body, ...response } = await send(d)
    const seconds = Number(headers.get('retry-after'))
    expect(response.status).toBe(status)
    expect(seconds).toBeGreaterThan(window - 100)
    expect(seconds).toBeLessThanOrEqual(window)
    expect(body.error).toContain(`${seconds} seconds`)
    expect(await stored()).toHaveLength(3)
  })

  test.each<[string, Parameters<typeof serveMail>[0], Sent[], number[]]>([
    ['includes what is refused', { maxPerAddress: 1 }, [['{'], [a]], [400, 429]],
    [
      'does not depend on headers that a visitor invents',
      { maxPerAddress: 1 },
      ['198.51.100.1', '198.51.100.2'].map((address) => [a, { 'x-forwarded-for': address }]),
      [202, 429],
    ],
    [
      'does not include what is refused or repeated, for all together',
      { maxTotal: 1 },
      [[{}], [{}], [{}], [a], [a], [b]],
      [422, 422, 422, 202, 202, 202],
    ],
  ])('%s', async (_, settings, sent, expected) => {
    const { send } = await serveMail(settings)
    const statuses = []
    for (const [value, headers] of sent) statuses.push((await send(value, headers)).status)
    expect(statuses).toEqual(expected)
  })
})

describe('a site on another origin', () => {
  const origins = [origin, 'http://localhost:3000']
  const allowedBy = (headers: Headers) => headers.get('access-control-allow-origin')

  test('that is allowed may send a preflight request', async () => {
    const { port } = await serveMail({ origins })
    const { status, headers } = await preflight(port, origin)
    expect([status, allowedBy(headers)]).toEqual([204, origin])
    expect(headers.get('access-control-allow-methods')).toBe('POST')
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toBe('content-type,idempotency-key')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    [lead, origin, 202],
    [{}, 'http://localhost:3000', 422],
    [new Uint8Array(maxBytes + 1), origin, 413],
    [lead, origin, 429],
  ])('that is allowed may send, and read errors (%#)', async (value, from, status) => {
    const { send } = await serveMail({ origins, maxPerAddress: status === 429 ? 0 : 1 })
    const response = await send(value, { origin: from })
    expect([response.status, allowedBy(response.headers)]).toEqual([status, from])
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After')
    expect(response.headers.get('vary')).toMatch(/origin/i)
  })

  test.each([
    ['https://other.example', origins],
    ['https://tecto.example.other.example', origins],
    ['http://tecto.example', origins],
    ['null', origins],
    [origin, []],
  ])('that is not allowed may not: %s', async (other, origins) => {
    const { port, send } = await serveMail({ origins })
    expect(allowedBy((await preflight(port, other)).headers)).toBeNull()
    expect(allowedBy((await send(lead, { origin: other })).headers)).toBeNull()
  })

  function preflight(port: number, origin: string) {
    const asked = 'content-type,idempotency-key'
    const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': asked }
    return fetch(mailAddress(port), { method: 'OPTIONS', headers })
  }
})

test.each([
  ['POST', json, 202],
  ['POST', '{', 400],
  ['OPTIONS', undefined, 204],
  ['GET', undefined, 405],
])('the response to %s has the common headers and is not cached', async (method, body, status) => {
  const { port } = await serveFake()
  const headers = { origin, 'content-type': 'application/json', 'access-control-request-method': 'POST' }
  const response = await fetch(mailAddress(port), { method, body, headers })
  expect(response.status).toBe(status)
  const { everything } = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: false, hasPixel: false })
  expect(Object.fromEntries(response.headers)).toMatchObject({ ...everything, 'cache-control': 'no-store' })
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
})

test('only stored requests are forwarded, repeated ones are not', async () => {
  const responses = ['stored', 'repeated', 'conflict'] as const
  let added = 0
  const onStored = vi.fn()
  const send = sendTo(await serveApp({ add: async () => responses[added++] ?? 'stored' }, onStored))
  const statuses = []
  for (const _ of responses) statuses.push((await send(lead)).status)
  expect(statuses).toEqual([202, 202, 422])
  expect(onStored).toHaveBeenCalledTimes(1)
})

describe('beside the site', () => {
  test.each([
    ['/api/mail/contact?x=/', true],
    ['/readyz', true],
    ['/healthz?', true],
    ['/api/mail/contacts', false],
    ['/api/mail', false],
    ['/pt-br/contato?/api/mail/contact', false],
  ])('%s is for the mail service: %s', (url, expected) => {
    expect(isMailRequest({ url } as Parameters<typeof isMailRequest>[0])).toBe(expected)
  })

  test('a connection can be reused after a rejection', async () => {
    const { port } = await serveMail()
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let responses = ''
    socket.setEncoding('utf8').on('data', (text) => {
      responses += text
    })
    const post = (type: string) =>
      `POST /api/mail/contact HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${bytes.length}\r\n\r\n${json}`
    socket.write(post('text/plain') + post('application/json'))
    await until(() => responses.split('HTTP/1.1').length > 2 && responses.includes('accepted'), 'two answers')
    expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 202'])
  })
})

function inChunks(...chunks: Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function serveFake() {
  const add = vi.fn(async () => 'stored' as const)
  const port = await serveApp({ add })
  return { port, send: sendTo(port), add }
}

function serveApp(store: Pick<RequestStore, 'add'>, onStored = () => {}): Promise<number> {
  const app = createMailApp({
    store: store as RequestStore,
    origins: [origin],
    limits: limitsBy(memoryCounter(), { maxPerAddress: 100, maxTotal: 1000 }),
    addressOf: () => '192.0.2.1',
    onStored,
    onHandled: () => {},
  })
  return serveListener(getRequestListener(app.fetch))
}
