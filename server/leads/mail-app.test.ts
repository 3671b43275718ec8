import { expect, onTestFinished, test, vi } from 'vitest'
import { formAction, maxOriginLength } from '../../forms/mail-path.ts'
import { keepDays } from '../../forms/retention.ts'
import { text } from '../../tests/messages.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { until } from '../../tests/programs/until.ts'
import { forwardingTo, openMailbox } from '../../tests/server/fakes/mailbox.ts'
import { muteConsole } from '../../tests/server/fakes/mute-console.ts'
import { mailAddress, serveMail } from '../../tests/server/mail-client.ts'
import { contactLead, landingLead, mark, markedLead } from '../../tests/server/sample-leads.ts'
import { mailHeaders } from '../headers/header-table.ts'
import { maxBytes } from './mail-app.ts'

// forms/schema.test.ts tests the rules of each field, rate-limits.test.ts the limits.

const lead = landingLead()
const json = JSON.stringify(lead)
const bytes = new TextEncoder().encode(json)
const withinCharacter = bytes.indexOf(0xc3) + 1
const origin = 'https://tecto.example'

test.each([
  ['as it is', lead],
  ['with spaces around what was typed', { ...lead, name: '  João Souza ', email: ' joao@exemplo.com.br\n' }],
  ['with a byte order mark', `\u{FEFF}${json}`],
  ['in chunks that split a character', inChunks(bytes.slice(0, withinCharacter), bytes.slice(withinCharacter))],
])('a lead is stored before it is accepted, and as written: %s', async (_, value) => {
  const { send, stored } = await serveMail()
  expect(await send(value)).toMatchObject({ status: 202, body: { status: 'accepted' } })
  expect(await stored()).toMatchObject([{ id: 1, forwarding: 'waiting', fields: lead }])
})

const chunk = new Uint8Array(maxBytes / 2 + 1).fill(32)
const wrong = {
  ...contactLead({ name: '', email: 'maria@', role: 'x'.repeat(601) }),
  phone: 55,
  x: 'x'.repeat(50_000),
}
test.each([
  ['that is cut off', 400, json.slice(0, -1)],
  ['that is too large', 413, new Uint8Array(maxBytes + 1)],
  ['that is too large and comes in chunks, without a length', 413, inChunks(chunk, chunk)],
  ['with faults', 422, wrong, { name: 'required', phone: 'required', role: 'tooLong', email: 'email', x: 'tooLong' }],
  ['of no page', 422, landingLead({ origin: 'javascript:alert(1)' }), { origin: 'This is not the address of a page.' }],
  ['of nothing', 422, JSON.parse('{"__proto__": {}}'), expect.objectContaining({ email: 'required' })],
])('a lead is refused %s: %i', async (_, status, value, fields?: object) => {
  const { send, stored } = await serveMail()
  const answer = await send(value)
  expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/^[A-Z].+\.$/) } })
  expect(answer.body.fields).toEqual(fields)
  expect(await stored()).toEqual([])
})

const { phone, role, ...rest } = contactLead()
const key = { 'idempotency-key': 'k' }
test.each([
  ['renamed a field', { ...rest, role, telephone: phone }, key],
  ['lacks a field', { ...rest, phone }, key],
  ['offers other choices', { ...lead, state: 'Guanabara' }, key],
  ['has other rules', contactLead({ email: 'the one on my card', role: 'a '.repeat(400) }), key],
  // On another origin than the mail service, scripts send no key.
  ['lacks a field, on another origin', { ...rest, phone }, { origin }],
])('what scripts of another release sent, whose form %s, is stored and mailed', async (_, fields, headers) => {
  const mailbox = await openMailbox()
  const { send, stored } = await serveMail({ forwarding: forwardingTo(mailbox), origins: [origin] })
  expect(await send(fields, headers)).toMatchObject({ status: 202 })
  expect(await stored()).toMatchObject([{ fields }])
  await until(() => mailbox.mails.length === 1, 'the mail')
  for (const value of Object.values(fields)) expect(mailbox.mails[0]?.text).toContain(value)
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
  for (const { headers } of [preflight, ...answers]) expect(Object.fromEntries(headers)).toMatchObject(mailHeaders)
})

test('each request is one line, and no line contains what a visitor wrote', async () => {
  const errors = muteConsole('error')
  const mailbox = await openMailbox()
  mailbox.refuseWith = 550
  mailbox.refusal = `${mark} is not welcome`
  const { port, send, lines } = await serveMail({ forwarding: forwardingTo(mailbox), maxPerAddress: 3 })
  const marked = markedLead()
  const answers = [
    await send(marked, { 'idempotency-key': mark }),
    await send({ ...marked, email: mark }),
    await send(`${mark}{`),
    await send(marked, { 'content-type': 'text/plain' }),
    await send(marked),
  ]
  const broken = await serveMail({ dataFolder: folderWith({ 'requests.sqlite': mark.repeat(100) }) })
  expect(await broken.send(marked)).toMatchObject({ status: 503, body: { error: expect.not.stringContaining(mark) } })
  const statusOf = async (at: number, path: string) => (await fetch(`http://127.0.0.1:${at}${path}`)).status
  expect([await statusOf(broken.port, '/readyz'), await statusOf(port, '/readyz')]).toEqual([503, 200])
  expect(await statusOf(broken.port, '/healthz')).toBe(200)
  const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request')
  expect(answers.map(({ status }) => status)).toEqual([202, 422, 400, 403, 429])
  expect(logged.map(({ status }) => status)).toEqual([202, 422, 400, 403, 429, 503])
  const printed = () => [...lines, ...errors.mock.calls.flat().map(String)].join('\n')
  await until(() => printed().includes('"event":"refused"'), 'a refusal')
  expect(printed()).toContain('EENVELOPE: the mail server answered 550')
  expect(printed()).toContain('a lead could not be stored')
  expect(printed().toLowerCase()).not.toContain(mark.toLowerCase())
})

test('a connection can be reused after a refusal, whose body is not taken for the next request', async () => {
  const { send, stored } = await serveMail()
  const statuses = []
  for (let round = 0; round < 3; round += 1) {
    statuses.push((await send('x'.repeat(400_000))).status)
    statuses.push((await send(lead, { 'content-type': 'text/plain' })).status)
    statuses.push((await send(lead)).status)
  }
  expect(statuses).toEqual([413, 403, 202, 413, 403, 202, 413, 403, 202])
  expect(await stored()).toHaveLength(1)
})

test('the service deletes old leads that were mailed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { send, stored } = await serveMail({ forwarding: forwardingTo(await openMailbox()) })
  await send(lead)
  await until(async () => (await stored())[0]?.forwarding === 'forwarded', 'the mail')
  vi.setSystemTime(Date.now() + (keepDays + 1) * 24 * 3_600_000)
  vi.advanceTimersByTime(600_000)
  await until(async () => (await stored()).length === 0, 'the deletion')
})

const { origin: _origin, ...typed } = contactLead()
const formFrom = (
  port: number,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  page = '/es-es/contato',
  form = 'contact',
) =>
  fetch(new URL(formAction(page, '/es-es/obrigado', form), mailAddress(port)), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin, ...headers },
    body: new URLSearchParams(fields),
  })

test.each([
  ['without a referer', {}, ''],
  ["with the page's address", { referer: `${origin}/es-es/contato?utm_source=x` }, '?utm_source=x'],
  ['with a long address', { referer: `${origin}/es-es/contato?x=${'y'.repeat(3500)}` }, `?x=${'y'.repeat(3500)}`],
  ['with the address of another page', { referer: `${origin}/es-es/contato2?utm_source=x` }, ''],
])('a form that a browser sends by itself is stored and thanked, %s', async (_, headers, query) => {
  const { port, stored } = await serveMail()
  const answer = await formFrom(port, typed, headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/es-es\/obrigado#/)])
  expect(await stored()).toMatchObject([
    { fields: { ...typed, origin: `${origin}/es-es/contato${query}`.slice(0, maxOriginLength) } },
  ])
})

test('such a form is one lead if it is sent twice from a page, and two if it is sent from two pages', async () => {
  const { port, stored } = await serveMail()
  for (const page of ['/es-es/contato', '/es-es/contato', '/en-us/contato']) await formFrom(port, typed, {}, page)
  expect(await stored()).toHaveLength(2)
})

test('if such a form is refused, a page says so in its language, names the fields that are wrong, and leads back', async () => {
  muteConsole('error')
  const { port, stored } = await serveMail({ maxPerAddress: 2 })
  const ownText = (id: Parameters<typeof text>[1]) => text('es-es', id)
  const page = await (await formFrom(port, { ...typed, email: '<b>@', name: '' })).text()
  for (const [name, error] of [['name', 'required'] as const, ['email', 'email'] as const]) {
    const [label, advice] = [ownText(`contact.form.${name}.label`), ownText(`contact.form.error.${error}`)]
    expect(page).toContain(`<li>${label}: <span lang="es-ES">${advice}</span></li>`)
  }
  expect(page).toContain(`<h1 lang="es-ES">${ownText('ui.form.check')}</h1>`)
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
    [429, await formFrom(port, typed)],
  ] as const) {
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...mailHeaders, 'x-frame-options': 'DENY' })
    if (status !== 303) expect(await answer.text()).toContain(`>${ownText('contact.form.failure')}</h1>`)
  }
  expect(await stored()).toHaveLength(1)
})

test('such a form is that of its page, whatever of it arrives', async () => {
  const { port } = await serveMail()
  const refused = async (fields: Record<string, string>) =>
    (await formFrom(port, fields, {}, '/es-es/contrate', 'landing')).text()
  expect(await refused({ message: 'x'.repeat(maxBytes) })).toContain(`>${text('pt-br', 'landing.form.failure')}</h1>`)
  const page = await refused({ name: 'Iara', email: 'iara@exemplo.com', phone: '1190000000' })
  expect(page).toContain(`<li>${text('es-es', 'landing.form.state.label')}: `)
  expect(page).not.toContain(text('es-es', 'contact.form.message.label'))
})

function inChunks(...chunks: Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}
