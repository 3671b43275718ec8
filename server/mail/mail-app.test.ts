import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { longestBytes } from '../../requests/form-declaration'
import { mailAddress, sendTo, serveMail } from '../../tests/mail/mail-client'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests'
import { until } from '../../tests/until'
import { createHeaderTable } from '../headers/header-table'
import { limitsBy, memoryCounter } from './limits'
import { createMailApp, isMailRequest, mostBytes } from './mail-app'
import type { RequestStore } from './store/request-store'

const tooLarge = 64 * 1024 + 1

describe('a request is accepted', () => {
  test.each([
    ['of the contact form', contactRequest()],
    ['of a lead form', leadRequest()],
  ])('%s, and stored as it was sent', async (_, value) => {
    const { send, stored } = await serveMail()
    const before = Date.now()
    expect(await send(value)).toMatchObject({ status: 202, body: { status: 'accepted' } })
    const [first, ...rest] = await stored()
    expect(first).toEqual({
      id: 1,
      receivedAt: expect.any(Number),
      isSpam: false,
      forwarding: 'waiting',
      request: value,
    })
    expect(first?.receivedAt).toBeGreaterThanOrEqual(before)
    expect(first?.receivedAt).toBeLessThanOrEqual(Date.now())
    expect(rest).toEqual([])
  })

  test('without the spaces around what was typed', async () => {
    const { send, stored } = await serveMail()
    await send({ ...leadRequest(), name: '  João Souza ', email: ' joao@exemplo.com.br\n' })
    expect((await stored())[0]?.request).toEqual(leadRequest())
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=UTF-8'])(
    'as %s',
    async (type) => {
      const { send } = await serveMail()
      expect((await send(leadRequest(), { 'content-type': type })).status).toBe(202)
    },
  )

  test('with a byte order mark', async () => {
    const { send, stored } = await serveMail()
    expect((await send(`\u{FEFF}${JSON.stringify(leadRequest())}`)).status).toBe(202)
    expect((await stored())[0]?.request).toEqual(leadRequest())
  })

  test('in chunks that split a character', async () => {
    const { send, stored } = await serveMail()
    const bytes = new TextEncoder().encode(JSON.stringify(leadRequest()))
    const cut = bytes.indexOf(0xc3) + 1
    expect((await send(inChunks(bytes.slice(0, cut), bytes.slice(cut)))).status).toBe(202)
    expect((await stored())[0]?.request).toEqual(leadRequest())
  })

  test('of a bot, which is stored as spam', async () => {
    const { send, stored } = await serveMail()
    expect((await send(leadRequest({ name: 'https://casino.example' }))).status).toBe(202)
    expect(await stored()).toMatchObject([{ isSpam: true, request: { name: 'https://casino.example' } }])
  })
})

describe('a request is refused', () => {
  const json = JSON.stringify(leadRequest())
  test.each([
    ['of another type', 415, json, { 'content-type': 'text/plain' }],
    ['of a type with the same beginning', 415, json, { 'content-type': 'application/jsonp' }],
    ['that is cut off', 400, json.slice(0, -1), {}],
    ['that is empty', 400, '', {}],
    ['that is a list', 400, [leadRequest()], {}],
    ['that is null', 400, null, {}],
    ['that is text', 400, '"text"', {}],
    ['in Latin-1', 400, Buffer.from(json, 'latin1'), {}],
    ['in UTF-16', 400, Buffer.from(json, 'utf16le'), {}],
    ['that claims to be compressed', 400, Buffer.from([0x1f, 0x8b, 8, 0]), { 'content-encoding': 'gzip' }],
    ['that is too large', 413, leadRequest({ name: 'x'.repeat(tooLarge) }), {}],
    ['that is far too large', 413, new Uint8Array(8_000_000), {}],
    ['with a key that is too long', 400, leadRequest(), { 'idempotency-key': 'k'.repeat(256) }],
  ])('%s: %i', async (_, status, value, headers) => {
    const { send, add } = await serveFake()
    const answer = await send(value, headers as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/) })
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(add).not.toHaveBeenCalled()
  })

  test('without a type', async () => {
    const { port, add } = await serveFake()
    const response = await fetch(mailAddress(port), { method: 'POST', body: Buffer.from(json) })
    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({ error: expect.any(String) })
    expect(add).not.toHaveBeenCalled()
  })

  test('that is too large and comes in chunks, without a length', async () => {
    const { send, add } = await serveFake()
    const chunk = new Uint8Array(tooLarge / 2 + 1).fill(32)
    expect(await send(inChunks(chunk, chunk))).toMatchObject({ status: 413, body: { error: expect.any(String) } })
    expect(add).not.toHaveBeenCalled()
  })

  test('with a message for each wrong field', async () => {
    const { send, add } = await serveFake()
    const { origin: _, ...rest } = contactRequest({ name: '', email: 'maria@', company: ' \n', role: 'x'.repeat(601) })
    const answer = await send({ ...rest, phone: 55, subject: 'x' })
    expect(answer.status).toBe(422)
    expect(answer.body.error).toBe('Some fields are not valid.')
    expect(answer.body.fields).toEqual({
      name: 'This field is required, as text.',
      phone: 'This field is required, as text.',
      company: 'This field is required, as text.',
      role: 'This is too long.',
      email: 'This is not an e-mail address.',
      origin: 'This field is required, as text.',
      subject: 'This field is not known.',
    })
    expect(add).not.toHaveBeenCalled()
  })

  test.each([
    [
      'a state that does not exist',
      { ...leadRequest(), state: 'Lisboa' },
      { state: 'This is not one of the choices.' },
    ],
    ['a state that is not a text', { ...leadRequest(), state: ['Goiás'] }, { state: expect.any(String) }],
    ['an unknown field', { ...leadRequest(), id: 1 }, { id: 'This field is not known.' }],
    [
      'a field that every JavaScript object has',
      JSON.parse('{"__proto__": {}, "constructor": {}}'),
      expect.objectContaining({ constructor: 'This field is not known.' }),
    ],
    ['a page that is not an address', leadRequest({ origin: 'x' }), { origin: 'This is not the address of a page.' }],
    ['a page that is a script', leadRequest({ origin: 'javascript:alert(1)' }), { origin: expect.any(String) }],
    [
      'a page whose address is too long',
      leadRequest({ origin: `https://a.example/${'x'.repeat(3000)}` }),
      { origin: expect.any(String) },
    ],
    ['a message that is too long', contactRequest({ message: 'x'.repeat(50_001) }), { message: 'This is too long.' }],
    [
      'a line break in an address',
      leadRequest({ email: 'a@b.example\r\nBcc: c@d.example' }),
      { email: expect.any(String) },
    ],
    ['two addresses', leadRequest({ email: 'a@b.example, c@d.example' }), { email: expect.any(String) }],
    ['a name with its address', leadRequest({ email: 'Maria <a@b.example>' }), { email: expect.any(String) }],
    ['fields of both forms', { ...leadRequest(), message: 'x' }, { message: 'This field is not known.' }],
    ['no fields', {}, expect.objectContaining({ name: expect.any(String), origin: expect.any(String) })],
  ])('with %s', async (_, value, fields) => {
    const { send, add } = await serveFake()
    expect(await send(value)).toMatchObject({ status: 422, body: { fields } })
    expect(add).not.toHaveBeenCalled()
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('by another method: %s', async (method) => {
    const { port } = await serveFake()
    const response = await fetch(mailAddress(port), { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    if (method !== 'HEAD') expect(await response.json()).toEqual({ error: 'Send requests with POST.' })
  })

  test('at another address', async () => {
    const { port } = await serveFake()
    const response = await fetch(`${mailAddress(port)}/more`, { method: 'POST' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: expect.stringContaining('/api/mail/contact') })
  })

  test('when it cannot be stored, without telling the visitor about the server', async () => {
    const complain = silenced('error')
    const port = await serveApp({
      add: async () => {
        throw new Error('/var/lib: disk full')
      },
    })
    const answer = await sendTo(port)(leadRequest(), { origin: 'https://tecto.example' })
    expect(answer).toMatchObject({
      status: 503,
      body: { error: 'The request could not be stored. Try again in 60 seconds.' },
    })
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://tecto.example')
    expect(complain.mock.calls.flat().join(' ')).toContain('disk full')
  })
})

test('a connection that breaks in the middle of a request does not disturb others', async () => {
  const complain = silenced('error')
  silenced('info')
  const { port, send, stored } = await serveMail()
  for (const head of ['content-length: 500', 'transfer-encoding: chunked']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST /api/mail/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${head}\r\n\r\n`)
    socket.write(head.startsWith('c') ? '{"name":' : '8\r\n{"name":\r\n')
    await new Promise((resolve) => setTimeout(resolve, 30))
    socket.resetAndDestroy()
  }
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect((await send(leadRequest())).status).toBe(202)
  expect(await stored()).toHaveLength(1)
  expect(complain).not.toHaveBeenCalled()
})

describe('how many requests one address may send', () => {
  test('is limited, and the answer says how long to wait', async () => {
    const { send, stored } = await serveMail({ mostPerAddress: 2 })
    const statuses = []
    for (const name of ['A', 'B', 'C']) statuses.push((await send(leadRequest({ name }))).status)
    expect(statuses).toEqual([202, 202, 429])
    const { headers, body } = await send(leadRequest({ name: 'D' }))
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(600)
    expect(body.error).toContain(`${seconds} seconds`)
    expect((await stored()).map(({ request }) => request.name)).toEqual(['A', 'B'])
  })

  test('is counted for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { send } = await serveMail({ mostPerAddress: 1 })
    const status = async (name: string) => (await send(leadRequest({ name }))).status
    expect(await status('A')).toBe(202)
    vi.advanceTimersByTime(599_000)
    expect(await status('B')).toBe(429)
    vi.advanceTimersByTime(1_001)
    expect(await status('B')).toBe(202)
  })

  test('is counted for each address, behind a proxy too', async () => {
    const { send } = await serveMail({ mostPerAddress: 1, trustedProxies: 1 })
    const from = async (forwarded: string, name: string) =>
      (await send(leadRequest({ name }), { 'x-forwarded-for': forwarded })).status
    expect(await from('198.51.100.1', 'A')).toBe(202)
    expect(await from('198.51.100.1', 'B')).toBe(429)
    expect(await from('9.9.9.9, 198.51.100.1', 'C')).toBe(429)
    expect(await from('198.51.100.2', 'D')).toBe(202)
  })

  test('does not depend on headers that a visitor invents', async () => {
    const { send } = await serveMail({ mostPerAddress: 1 })
    expect((await send(leadRequest({ name: 'A' }), { 'x-forwarded-for': '198.51.100.1' })).status).toBe(202)
    expect((await send(leadRequest({ name: 'B' }), { 'x-forwarded-for': '198.51.100.2' })).status).toBe(429)
  })

  test('is limited for all together too, for whoever has sent before: the rest is to be sent again later', async () => {
    const { send, stored } = await serveMail({ mostInAll: 2 })
    const statuses = []
    for (const name of ['A', 'B', 'C', 'D']) statuses.push((await send(leadRequest({ name }))).status)
    expect(statuses).toEqual([202, 202, 202, 503])
    const { headers } = await send(leadRequest({ name: 'D' }))
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await stored()).toHaveLength(3)
  })

  test('of what is refused or repeated, nothing is taken from the others', async () => {
    const { send } = await serveMail({ mostInAll: 1, trustedProxies: 1 })
    const statuses = []
    for (const value of [{}, {}, {}, leadRequest(), leadRequest(), leadRequest({ name: 'B' })])
      statuses.push((await send(value, { 'x-forwarded-for': '192.0.2.1' })).status)
    expect(statuses).toEqual([422, 422, 422, 202, 202, 202])
  })

  test('includes requests that are refused', async () => {
    const { send } = await serveMail({ mostPerAddress: 1 })
    expect((await send('{')).status).toBe(400)
    expect((await send(leadRequest())).status).toBe(429)
  })
})

describe('a site on another origin', () => {
  const origin = 'https://tecto.example'
  const origins = [origin, 'http://localhost:3000']

  test('that is allowed may send a preflight request', async () => {
    const { port } = await serveMail({ origins })
    const response = await fetch(mailAddress(port), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-methods')).toBe('POST')
    const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(',')
    expect(allowed).toEqual(['content-type', 'idempotency-key'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('that is allowed may send, and read errors', async () => {
    const { send } = await serveMail({ origins, mostPerAddress: 3 })
    const answers = [
      await send(leadRequest(), { origin }),
      await send({}, { origin: 'http://localhost:3000' }),
      await send(new Uint8Array(tooLarge), { origin }),
      await send(leadRequest(), { origin }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([202, 422, 413, 429])
    expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([
      origin,
      'http://localhost:3000',
      origin,
      origin,
    ])
    for (const { headers } of answers) {
      expect(headers.get('access-control-expose-headers')).toBe('Retry-After')
      expect(headers.get('vary')).toMatch(/origin/i)
    }
  })

  test.each(['https://other.example', 'https://tecto.example.other.example', 'http://tecto.example', 'null'])(
    'that is not allowed may not: %s',
    async (other) => {
      const { port, send } = await serveMail({ origins })
      const asked = await fetch(mailAddress(port), {
        method: 'OPTIONS',
        headers: { origin: other, 'access-control-request-method': 'POST' },
      })
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
      expect((await send(leadRequest(), { origin: other })).headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  test('may not if no origin is allowed', async () => {
    const { send } = await serveMail()
    expect((await send(leadRequest(), { origin })).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a request that comes again', () => {
  test('is accepted and stored once, with or without its key', async () => {
    const { send, stored } = await serveMail()
    const keys = ['k1', 'k1', 'k2', undefined, undefined]
    const answers = await Promise.all(
      keys.map((key) => send(contactRequest(), key ? { 'idempotency-key': key } : undefined)),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(await stored()).toMatchObject([{ request: contactRequest() }])
  })

  test('the key of another request is refused, and the first is kept', async () => {
    const { send, stored } = await serveMail()
    const headers = { 'idempotency-key': 'k' }
    await send(contactRequest(), headers)
    const answer = await send(leadRequest(), headers)
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringContaining('Idempotency-Key') } })
    expect((await send(contactRequest(), headers)).status).toBe(202)
    expect(await stored()).toMatchObject([{ request: contactRequest() }])
  })

  test('an empty key counts as no key', async () => {
    const { send, stored } = await serveMail()
    const headers = { 'idempotency-key': '' }
    expect((await send(contactRequest(), headers)).status).toBe(202)
    expect((await send(leadRequest(), headers)).status).toBe(202)
    expect(await stored()).toHaveLength(2)
  })
})

describe('the text of a visitor is stored completely', () => {
  test.each([
    ['HTML', '<script>alert("x")</script><b>&amp;</b>'],
    ['SQL', "'); DROP TABLE requests; --"],
    ['a formula', "=cmd|' /C calc'!A0"],
    ['emoji and characters of several code points', '👩‍👩‍👧‍👦 é ñ 🇧🇷'],
    ['right-to-left text', 'مرحبا \u202Eabc\u202C שלום'],
    ['line breaks of every kind', 'a\nb\r\nc\rd\u2028e\u2029f\u0085g'],
    ['control characters', 'a\u0000b\u001B[31mc\u0007d'],
    ['lone surrogates', 'a\uD800b\uDC00c'],
    ['a message of the longest length', 'a'.repeat(longestBytes.textarea - 2)],
  ])('%s', async (_, text) => {
    const { send, stored } = await serveMail()
    const request = contactRequest({ name: text.length < 100 ? text : 'Maria', message: text })
    expect((await send(request)).status).toBe(202)
    expect((await stored())[0]?.request).toEqual(request)
  })

  test.each([
    ['more than a message holds', contactRequest({ message: 'a'.repeat(longestBytes.textarea) }), 422],
    ['more than a request holds', contactRequest({ message: 'a'.repeat(mostBytes) }), 413],
  ])('or refused, if it is %s', async (_, request, status) => {
    const { send, stored } = await serveMail()
    expect((await send(request)).status).toBe(status)
    expect(await stored()).toEqual([])
  })
})

test.each([
  ['POST', JSON.stringify(leadRequest()), 202],
  ['POST', '{', 400],
  ['OPTIONS', undefined, 204],
  ['GET', undefined, 405],
])('the answer to %s has the headers of every answer, and is not cached', async (method, body, status) => {
  const { port } = await serveFake()
  const origin = 'https://tecto.example'
  const headers = { origin, 'content-type': 'application/json', 'access-control-request-method': 'POST' }
  const answer = await fetch(mailAddress(port), { method, body, headers })
  expect(answer.status).toBe(status)
  const { everything } = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: false, hasPixel: false })
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...everything, 'cache-control': 'no-store' })
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
})

test('only a request that was stored is announced for forwarding, a repeated one is not', async () => {
  const answers = ['stored', 'repeated', 'conflict'] as const
  let added = 0
  const onStored = vi.fn()
  const port = await serveApp({ add: async () => answers[added++] ?? 'stored' }, onStored)
  const send = sendTo(port)
  const statuses = []
  for (const _ of answers) statuses.push((await send(leadRequest())).status)
  expect(statuses).toEqual([202, 202, 422])
  expect(onStored).toHaveBeenCalledTimes(1)
})

test('where there is no room, a request is to be sent again, and the team is told', async () => {
  const complain = silenced('error')
  const port = await serveApp({ add: async () => 'full' })
  const { status, headers } = await sendTo(port)(leadRequest())
  expect([status, headers.get('retry-after')]).toEqual([503, '3600'])
  expect(complain.mock.calls.flat().join(' ')).toContain('MAIL_MOST_STORED')
})

describe('beside the site', () => {
  test.each([
    ['/api/mail/contact', true],
    ['/api/mail/contact?x=/', true],
    ['/readyz', true],
    ['/healthz?', true],
    ['/api/mail/contacts', false],
    ['/api/mail', false],
    ['/', false],
    ['/pt-br/contato?/api/mail/contact', false],
  ])('%s is for the mail service: %s', (url, expected) => {
    expect(isMailRequest({ url } as Parameters<typeof isMailRequest>[0])).toBe(expected)
  })

  test('a connection can be used again after a refusal', async () => {
    const { port } = await serveMail()
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let answers = ''
    socket.setEncoding('utf8').on('data', (text) => {
      answers += text
    })
    const body = JSON.stringify(leadRequest())
    const post = (type: string) =>
      `POST /api/mail/contact HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    socket.write(post('text/plain') + post('application/json'))
    await until(() => answers.split('HTTP/1.1').length > 2 && answers.includes('accepted'), 'two answers')
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 202'])
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

function silenced(method: 'error' | 'info') {
  const spy = vi.spyOn(console, method).mockReturnValue()
  onTestFinished(() => spy.mockRestore())
  return spy
}

/** The service without a database. */
async function serveFake() {
  const add = vi.fn(async () => 'stored' as const)
  const port = await serveApp({ add })
  return { port, send: sendTo(port), add }
}

async function serveApp(store: Pick<RequestStore, 'add'>, onStored = () => {}): Promise<number> {
  const app = createMailApp({
    store: store as RequestStore,
    origins: ['https://tecto.example'],
    limits: limitsBy(memoryCounter(), { mostPerAddress: 100, mostInAll: 1000 }),
    addressOf: () => '192.0.2.1',
    onStored,
    onHandled: () => {},
  })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
