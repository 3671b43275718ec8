import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { formAction } from '../../forms/mail-path.ts'
import { forwardingTo, openMailbox } from '../../tests/mail/fakes/mailbox.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { mailAddress, serveMail } from '../../tests/mail/mail-client.ts'
import { mark, markedRequest } from '../../tests/mail/marked.ts'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests.ts'
import { text } from '../../tests/messages.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { until } from '../../tests/programs/until.ts'
import { mailHeaders } from '../headers/header-table.ts'
import { maxBytes } from './mail-app.ts'

// forms/schema.test.ts tests the rules of each field, attacks.test.ts the limits.

const lead = leadRequest()
const json = JSON.stringify(lead)
const bytes = new TextEncoder().encode(json)
const withinCharacter = bytes.indexOf(0xc3) + 1
const origin = 'https://tecto.example'

test.each([
  ['as it is', lead],
  ['with spaces around what was typed', { ...lead, name: '  João Souza ', email: ' joao@exemplo.com.br\n' }],
  ['with a byte order mark', `\u{FEFF}${json}`],
  ['in chunks that split a character', inChunks(bytes.slice(0, withinCharacter), bytes.slice(withinCharacter))],
])('a request is stored before it is accepted, and as written: %s', async (_, value) => {
  const { send, stored } = await serveMail()
  expect(await send(value)).toMatchObject({ status: 202, body: { status: 'accepted' } })
  expect(await stored()).toMatchObject([{ id: 1, forwarding: 'waiting', request: lead }])
})

const chunk = new Uint8Array(maxBytes / 2 + 1).fill(32)
test.each([
  ['of another type', 415, json, { 'content-type': 'application/xml' }],
  ['that is cut off', 400, json.slice(0, -1)],
  ['that is too large', 413, new Uint8Array(maxBytes + 1)],
  ['that is too large and comes in chunks, without a length', 413, inChunks(chunk, chunk)],
  ['with a key that is too long', 400, lead, { 'idempotency-key': 'k'.repeat(256) }],
])('a request is rejected %s: %i', async (_, status, value, headers: Record<string, string> = {}) => {
  const { send, stored } = await serveMail({ origins: [origin] })
  const response = await send(value, { ...headers, origin })
  expect(response).toMatchObject({ status, body: { error: expect.stringMatching(/^[A-Z].+\.$/) } })
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  expect(await stored()).toEqual([])
})

test.each([
  [
    { ...contactRequest({ name: '', email: 'maria@', role: 'x'.repeat(601) }), phone: 55, subject: 'x'.repeat(50_000) },
    { name: 'required', phone: 'required', role: 'tooLong', email: 'email', subject: 'tooLong' },
  ],
  [leadRequest({ origin: 'javascript:alert(1)' }), { origin: 'This is not the address of a page.' }],
  [JSON.parse('{"__proto__": {}, "constructor": {}}'), expect.objectContaining({ email: 'required' })],
])('each invalid field is named (%#)', async (value, fields) => {
  const { send } = await serveMail()
  expect(await send(value)).toMatchObject({ status: 422, body: { error: 'Some fields are not valid.', fields } })
})

const { phone, role, ...rest } = contactRequest()
const waited = { 'idempotency-key': 'k' }
/** On another origin than the mail service, scripts send no key. */
const waitedElsewhere = { origin }
test.each([
  ['renamed a field', { ...rest, role, telephone: phone }, waited],
  ['removed a field', { ...contactRequest(), budget: '€ 5', wishes: ['a', 'b'] }, waited],
  ['has one more field, as before a release was rolled back', { ...rest, phone }, waited],
  ['requires a field that was optional', contactRequest({ role: '' }), waited],
  ['offers other choices', { ...lead, state: 'Guanabara' }, waited],
  ['asks for an address in place of a text', contactRequest({ email: 'the one on my card' }), waited],
  ['asks for a line in place of a text', contactRequest({ role: `${'a '.repeat(400)}.` }), waited],
  ['requires a field that was optional, on another origin', contactRequest({ role: '' }), waitedElsewhere],
  ['has one more field, on another origin', { ...rest, phone }, waitedElsewhere],
])('what waits in browsers is stored and mailed after a release that %s', async (_, request, headers) => {
  const mailbox = await openMailbox()
  const { send, stored } = await serveMail({ forwarding: forwardingTo(mailbox), origins: [origin] })
  expect(await send(request, headers)).toMatchObject({ status: 202 })
  const texts = Object.entries(request).map(([name, value]) => [
    name,
    String(typeof value === 'string' ? value : JSON.stringify(value)),
  ])
  expect((await stored())[0]?.request).toMatchObject(Object.fromEntries(texts))
  await until(() => mailbox.mails.length === 1, 'the mail')
  for (const [, text = ''] of texts) expect(mailbox.mails[0]?.text).toContain(text)
})

test.each([
  [origin, true],
  ['https://other.example', false],
  ['null', false],
])('scripts of %s may send and read answers: %s', async (from, isAllowed) => {
  const { port, send } = await serveMail({ origins: [origin], maxPerAddress: 2 })
  const allowedBy = ({ headers }: { headers: Headers }) => headers.get('access-control-allow-origin')
  const asked = 'content-type,idempotency-key'
  const preflight = await fetch(mailAddress(port), {
    method: 'OPTIONS',
    headers: { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': asked },
  })
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toBe(asked)
  const answers = [
    await send(lead, { origin: from }),
    await send({}, { origin: from }),
    await send(lead, { origin: from }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([202, 422, 429])
  expect([preflight, ...answers].map(allowedBy)).toEqual(Array(4).fill(isAllowed ? from : null))
  expect(answers[2]?.headers.get('access-control-expose-headers')).toBe('Retry-After')
  for (const { headers } of [preflight, ...answers]) expect(Object.fromEntries(headers)).toMatchObject(mailHeaders)
})

test('each request is one line with its id, and no line contains what a visitor wrote', async () => {
  const errors = muteConsole('error')
  const mailbox = await openMailbox()
  mailbox.refuseWith = 550
  mailbox.refusal = `${mark} is not welcome`
  const { port, send, lines } = await serveMail({ forwarding: forwardingTo(mailbox), maxPerAddress: 5 })
  const request = markedRequest()
  const answers = [
    await send(request, { 'idempotency-key': mark }),
    await send(request, { 'idempotency-key': mark }),
    await send({ ...request, email: mark }),
    await send(`${mark}{`),
    await send(request, { 'content-type': mark }),
    await send(request),
  ]
  const broken = await serveMail({ dataFolder: folderWith({ 'requests.sqlite': mark.repeat(100) }) })
  expect(await broken.send(request)).toMatchObject({ status: 503, body: { error: expect.not.stringContaining(mark) } })
  const statusOf = async (at: number, path: string) => (await fetch(`http://127.0.0.1:${at}${path}`)).status
  expect([await statusOf(broken.port, '/readyz'), await statusOf(port, '/readyz')]).toEqual([503, 200])
  expect(await statusOf(broken.port, '/healthz')).toBe(200)
  const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request')
  expect(logged.slice(0, 6).map(({ outcome }) => outcome)).toEqual([
    ...['stored', 'repeated', 'refused', 'refused', 'refused', 'limited'],
  ])
  expect(logged.slice(0, 6).map(({ id }) => id)).toEqual(answers.map(({ headers }) => headers.get('x-request-id')))
  const printed = () => [...lines, ...errors.mock.calls.flat().map(String)].join('\n')
  await until(() => printed().includes('"event":"refused"'), 'a refusal')
  expect(printed()).toContain('EENVELOPE: the mail server answered 550')
  expect(printed()).toContain('a request could not be stored')
  expect(printed().toLowerCase()).not.toContain(mark.toLowerCase())
})

test('a connection can be reused after a rejection', async () => {
  const consoleError = muteConsole('error')
  const { port, send, stored } = await serveMail()
  const head = 'POST /api/mail/contact HTTP/1.1\r\nhost: x\r\ncontent-type: '
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answers = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answers += text
  })
  for (const type of ['application/xml', 'application/json'])
    socket.write(`${head}${type}\r\ncontent-length: ${bytes.length}\r\n\r\n${json}`)
  await until(() => answers.includes('accepted'), 'two answers')
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 202'])
  // What is not read of a large request must not be taken for the next one.
  const sizes = []
  for (const value of Array(3)
    .fill(['x'.repeat(400_000), lead])
    .flat())
    sizes.push((await send(value)).status)
  expect(sizes).toEqual([413, 202, 413, 202, 413, 202])
  expect(await stored()).toHaveLength(1)
  expect(consoleError).not.toHaveBeenCalled()
})

const { origin: _origin, ...typed } = contactRequest()
const formFrom = (port: number, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(new URL(formAction('/es-es/contato', '/es-es/obrigado'), mailAddress(port)), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin, ...headers },
    body: new URLSearchParams(fields),
  })

test.each([
  ['without a referer', {}, ''],
  ["with the page's address", { referer: `${origin}/es-es/contato?utm_source=x` }, '?utm_source=x'],
  ['with the address of another page', { referer: `${origin}/es-es/contato2?utm_source=x` }, ''],
])('a form that a browser sends by itself is stored and thanked, %s', async (_, headers, query) => {
  const { port, stored } = await serveMail()
  const answer = await formFrom(port, typed, headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/es-es\/obrigado#/)])
  expect(await stored()).toMatchObject([{ request: { ...typed, origin: `${origin}/es-es/contato${query}` } }])
})

test('if such a form is refused, a page says so in its language, names the fields that are wrong, and leads back', async () => {
  muteConsole('error')
  const { port, stored } = await serveMail({ maxPerAddress: 3 })
  const ownText = (id: Parameters<typeof text>[1]) => text('es-es', id)
  const wrong = await formFrom(port, { ...typed, email: '<b>@', name: '' })
  const fields = ['name', 'email'] as const
  const errors = ['required', 'email'] as const
  const items = fields.map((name, index) => {
    const error = ownText(`contact.form.error.${errors[index] ?? 'required'}`)
    return `<li>${ownText(`contact.form.${name}.label`)}: <span lang="es-ES">${error}</span></li>`
  })
  const page = await wrong.text()
  expect(wrong.status).toBe(422)
  expect(page).toContain(`<h1>${ownText('ui.form.check')}</h1>\n<ul>${items.join('')}</ul>`)
  expect(page).toContain(`<a href="/es-es/contato">${ownText('ui.form.back')}</a>`)
  expect(page).not.toContain('<b>')
  const broken = await serveMail({ dataFolder: folderWith({ 'requests.sqlite': 'x'.repeat(200) }) })
  for (const [status, answer] of [
    [503, await formFrom(broken.port, typed)],
    [413, await formFrom(port, { ...typed, message: 'x'.repeat(maxBytes) })],
    [403, await formFrom(port, typed, { 'sec-fetch-site': 'cross-site' })],
    [403, await formFrom(port, typed, { 'sec-fetch-site': '' })],
    [403, await formFrom(port, typed, { 'sec-fetch-site': '', origin: 'data:,x' })],
    [303, await formFrom(port, typed)],
    [303, await formFrom(port, typed)],
    [429, await formFrom(port, typed)],
  ] as const) {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    if (status !== 303) expect(await answer.text()).toContain(`<h1>${ownText('contact.form.failure')}</h1>`)
  }
  expect(await stored()).toHaveLength(1)
})

function inChunks(...chunks: Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}
