import { parse } from 'node-html-parser'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { formAction } from '../../../forms/mail-path.ts'
import { maxBytes } from '../../../server/mail/mail-app.ts'
import type { RequestStore } from '../../../server/mail/store/request-store.ts'
import { text } from '../../messages.ts'
import { openMailbox } from '../fakes/mailbox.ts'
import { contactRequest, leadRequest } from '../sample-requests.ts'
import { addLeads, stored, storedNames } from '../store.ts'

/** The mail service as a host runs it. */
export interface HostedService {
  /** @param address the visitor's address */
  ask: (path: string, init: RequestInit, address?: string) => Promise<Response>
  /** The work that the host's scheduler starts. */
  work: () => Promise<unknown>
  store: RequestStore
}

const path = '/api/mail/contact'
const json = { 'content-type': 'application/json' }
const { origin: _, ...contact } = contactRequest()

/**
 * Declares the tests that the mail service must pass on every host. @param start with these settings and an empty
 * database
 */
export function testService(start: (settings?: Record<string, string>) => Promise<HostedService>): void {
  const post = ({ ask }: HostedService, value: unknown, headers = {}, address?: string) =>
    ask(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(value) }, address)

  test('a request is stored once before it is accepted, with or without its key', async () => {
    const service = await start()
    const answers = []
    for (const key of ['k1', 'k1', 'k2', undefined])
      answers.push(await post(service, contactRequest(), key ? { 'idempotency-key': key } : {}))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect(await answers[0]?.json()).toEqual({ status: 'accepted' })
    expect(answers[0]?.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(await stored(service.store)).toMatchObject([{ request: contactRequest(), isSpam: false }])
    expect((await post(service, leadRequest(), { 'idempotency-key': 'k1' })).status).toBe(422)
  })

  test('an invalid request is rejected', async () => {
    const service = await start()
    const { status, body } = await post(service, { ...contactRequest(), email: 'maria@', role: ' ' }).then(
      async (answer) => ({ status: answer.status, body: (await answer.json()) as { fields: object } }),
    )
    expect([status, Object.keys(body.fields)]).toEqual([422, ['role', 'email']])
    expect((await service.ask(path, { method: 'POST', headers: json, body: '{' })).status).toBe(400)
    expect((await service.ask(path, { method: 'POST', body: 'x' })).status).toBe(415)
    expect((await service.ask(path, { method: 'GET' })).status).toBe(405)
    expect((await post(service, contactRequest({ message: 'a'.repeat(maxBytes) }))).status).toBe(413)
    expect(await stored(service.store)).toEqual([])
  })

  test('each address has its own limit', async () => {
    const service = await start({ MAIL_RATE: '2' })
    const statuses = []
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
      statuses.push((await post(service, contactRequest({ role: `r${statuses.length}` }), {}, address)).status)
    expect(statuses).toEqual([202, 202, 429, 202])
  })

  describe('a form without scripts', () => {
    const send = ({ ask }: HostedService, fields: Record<string, string>, site = 'same-origin') =>
      ask(formAction('/es-es/contato', '/es-es/obrigado'), {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': site,
          origin: 'https://tecto.example',
        },
        body: new URLSearchParams(fields).toString(),
      })

    test('is stored and leads to the thank-you page', async () => {
      const service = await start()
      const answer = await send(service, contact)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/es-es/obrigado'])
      expect(await stored(service.store)).toMatchObject([
        { request: { ...contact, origin: 'https://tecto.example/es-es/contato' } },
      ])
    })

    test('is shown again if it is invalid, and rejected if it comes from another site', async () => {
      const service = await start()
      const answer = await send(service, { ...contact, email: '', role: '' })
      expect(answer.status).toBe(422)
      const page = parse(await answer.text())
      expect(page.querySelector('h1')?.text).toBe(text('es-es', 'ui.form.check'))
      expect(page.querySelectorAll('li')).toHaveLength(2)
      expect((await send(service, contact, 'cross-site')).status).toBe(403)
      expect(await stored(service.store)).toEqual([])
    })
  })

  test('a stored request is forwarded at once, and once', async () => {
    const mailbox = await openMailbox()
    const service = await start(mailSettings(mailbox.port))
    expect((await post(service, leadRequest({ name: 'Ana' }))).status).toBe(202)
    await expect.poll(() => mailbox.mails.length, { timeout: 20_000 }).toBe(1)
    await expect.poll(async () => (await stored(service.store))[0]?.forwarding, { timeout: 20_000 }).toBe('forwarded')
    await service.work()
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Orçamento pelo site: Ana'])
    expect(mailbox.mails[0]?.replyTo).toMatchObject([{ address: leadRequest().email }])
  })

  test('a mail that the mail server rejected is forwarded by the scheduled run, with the same Message-ID', async () => {
    const mailbox = await openMailbox()
    mailbox.refuseWith = 451
    const service = await start(mailSettings(mailbox.port))
    for (const name of ['A', 'B']) expect((await post(service, leadRequest({ name }))).status).toBe(202)
    await expect.poll(() => mailbox.attempts, { timeout: 20_000 }).toBeGreaterThan(1)
    await expect
      .poll(async () => (await stored(service.store)).map(({ error }) => typeof error), { timeout: 20_000 })
      .toEqual(['string', 'string'])
    mailbox.refuseWith = undefined
    for (const id of [1, 2]) await service.store.retry(id)
    await service.work()
    expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual(
      [1, 2].map((id) => expect.stringContaining(`request-${id}-`)),
    )
    expect(await service.store.totals()).toMatchObject({ waiting: 0 })
  })

  test('the scheduled run deletes requests older than KEEP_DAYS', async () => {
    const service = await start({ KEEP_DAYS: '30' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 24 * 60 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await addLeads(service.store, 'old')
    vi.useRealTimers()
    await addLeads(service.store, 'new')
    await service.work()
    expect(await storedNames(service.store)).toEqual(['new'])
  })
}

function mailSettings(port: number): Record<string, string> {
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'vendas@tecto.example', MAIL_DIGEST: 'off' }
}
