import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '../../tests/clock.ts'
import { forwardingTo, type Mailbox, openMailbox } from '../../tests/mail/fakes/mailbox.ts'
import { addLeads, stored, storeIn } from '../../tests/mail/store.ts'
import { until } from '../../tests/programs/until.ts'
import { startForwarder } from './forwarder.ts'
import { maxRefusals, type RequestStore } from './request-store.ts'
import { smtpMailer, smtpTransport } from './smtp.ts'

const second = 1000
const hour = 60 * 60 * second

// Most tests read what went wrong from the database instead.
beforeEach(() => {
  const spies = (['error', 'log'] as const).map((method) => vi.spyOn(console, method).mockReturnValue())
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
})

test('a request is forwarded to the recipients that exist; a log line names the others', async () => {
  const mailbox = await openMailbox()
  mailbox.unknownRecipient = 'typo@tecto.example'
  const store = await storeWith('A')
  forward(store, mailbox, { to: ['vendas@tecto.example', 'typo@tecto.example'], from: 'site@ação.example' })
  await until(() => isEmpty(store), 'an empty queue')
  expect(mailbox.recipients).toEqual([['vendas@tecto.example']])
  expect(mailbox.greeting).toBe('xn--ao-siap.example')
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('typo@tecto.example'))
})

test('after permanent rejections it is a dead letter, unless every mail is rejected; no password is in a log', async () => {
  const clock = setClock()
  const mailbox = await openMailbox({ account: { user: 'site', password: 'p@ss:word/' } })
  const store = await storeWith('A')
  const failures = () => vi.mocked(console.error).mock.calls.length
  const failWith = async (credentials: string, times = maxRefusals + 1) => {
    const before = failures()
    const forwarder = forward(store, mailbox, {}, credentials)
    for (let time = 1; time <= times; time += 1) {
      await until(() => failures() === before + time, 'a failure')
      await settle()
      clock.advance(hour)
      if (time < times) forwarder.wake()
    }
    await forwarder.stop()
  }
  const [wrong, right] = ['site:hunter2@', 'site:p%40ss%3Aword%2F@']
  await failWith(wrong)
  for (const status of [530, 550, 552]) {
    mailbox.refuseWith = status
    await failWith(right)
  }
  const error = expect.stringContaining('Not now')
  expect(await stored(store)).toMatchObject([{ forwarding: 'waiting', error }])
  // Another one passes: what is still refused now is to blame.
  await addLeads(store, 'B')
  await store.markForwarded(2)
  await failWith(right, 1)
  expect(await stored(store)).toMatchObject([{ forwarding: 'dead-letter', error }, { forwarding: 'forwarded' }])
  const logged = vi.mocked(console.error).mock.calls.join()
  expect(logged).toContain('"event":"dead letter","id":1')
  expect(logged).not.toContain('hunter2')
})

test('what the mail server does not take now is retried after growing waits, up to an hour, until it is sent once', async () => {
  const clock = setClock()
  const mailbox = await openMailbox()
  mailbox.refuseWith = 451
  const store = await storeWith('A')
  const forwarder = forward(store, mailbox)
  for (const [index, wait] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
    await until(async () => (await dueAt(store)) === Date.now() + wait * second, `a failure, and a wait of ${wait} s`)
    expect(mailbox.attempts).toBe(index + 1)
    clock.advance(wait * second - 1)
    forwarder.wake()
    await settle()
    expect(mailbox.attempts).toBe(index + 1)
    if (index === 8) mailbox.refuseWith = undefined
    clock.advance(1)
    forwarder.wake()
  }
  await until(() => isEmpty(store), 'an empty queue')
  clock.advance(24 * hour)
  forwarder.wake()
  await settle()
  expect(namesIn(mailbox)).toEqual(['A'])
})

test('a mail server that does not come to an end is given up before another process may forward the request', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const given = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100))
  onTestFinished(() => given.mockRestore())
  const mailbox = await openMailbox()
  const { promise, resolve: release } = Promise.withResolvers<void>()
  mailbox.waitFor = () => promise
  const store = await storeWith('A')
  const claim = vi.spyOn(store, 'claim')
  forward(store, mailbox)
  await until(async () => (await stored(store))[0]?.error !== undefined, 'a failure')
  const [[leaseMs = 0] = []] = claim.mock.calls
  expect(given.mock.calls[0]?.[0]).toBeLessThan(leaseMs)
  release()
})

test('if the database fails, forwarding pauses and resumes, and a mail that was sent is not sent again', async () => {
  const mailbox = await openMailbox()
  const store = await storeWith('A', 'B')
  const claim = vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('disk I/O error'))
  const mark = vi.spyOn(store, 'markForwarded').mockRejectedValueOnce(new Error('disk full'))
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  forward(store, mailbox)
  const pause = async () => {
    await settle()
    vi.advanceTimersByTime(29 * second)
    await settle()
    // After the lease has expired, another attempt would claim the same request.
    vi.setSystemTime(Date.now() + hour)
    vi.advanceTimersByTime(second)
  }
  await until(() => claim.mock.calls.length === 1, 'a failure')
  await pause()
  await until(() => mark.mock.calls.length === 1, 'another failure')
  await pause()
  await until(() => mailbox.mails.length === 2, 'two mails')
  expect(namesIn(mailbox)).toEqual(['A', 'B'])
  await until(async () => (await stored(store)).every(({ forwarding }) => forwarding === 'forwarded'), 'both marks')
})

test('stopping waits for the current mail, starts no other, and records what was sent', async () => {
  const mailbox = await openMailbox()
  const { promise, resolve: release } = Promise.withResolvers<void>()
  mailbox.waitFor = () => promise
  const store = await storeWith('A', 'B')
  vi.spyOn(store, 'markForwarded').mockRejectedValueOnce(new Error('connection lost'))
  const forwarder = forward(store, mailbox)
  await until(() => mailbox.attempts === 1, 'an attempt')
  let isStopped = false
  const stopping = forwarder.stop().then(() => {
    isStopped = true
  })
  await settle()
  expect(isStopped).toBe(false)
  release()
  await stopping
  forwarder.wake()
  await settle()
  expect(namesIn(mailbox)).toEqual(['A'])
  expect(await stored(store)).toMatchObject([{ forwarding: 'forwarded' }, { forwarding: 'waiting' }])
})

test.each([
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost', false],
  ['smtp://user:password@[::1]:25', false],
  ['smtp://mail.example', true],
  ['smtp://127.0.0.1.mail.example', true],
  ['smtp://10.0.0.5:25', true],
])('mail to %s must be encrypted: %s', (url, requireTLS) => {
  expect(smtpTransport(url, 'tecto.example').options).toMatchObject({ requireTLS })
})

async function storeWith(...names: string[]): Promise<RequestStore> {
  const store = storeIn()
  await addLeads(store, ...names)
  return store
}

function forward(store: RequestStore, mailbox: Mailbox, changes = {}, credentials?: string) {
  const forwarding = { ...forwardingTo(mailbox, credentials), ...changes }
  const forwarder = startForwarder(store, smtpMailer(forwarding), forwarding)
  onTestFinished(forwarder.stop)
  return forwarder
}

async function dueAt(store: RequestStore): Promise<number | undefined> {
  return (await store.queue()).nextDueAt
}

async function isEmpty(store: RequestStore): Promise<boolean> {
  return (await store.queue()).waiting === 0
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function namesIn({ mails }: Mailbox): string[] {
  return mails.map(({ subject }) => subject?.split(': ')[1] ?? '')
}
