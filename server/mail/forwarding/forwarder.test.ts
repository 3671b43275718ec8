import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '../../../tests/clock.ts'
import { forwardingTo, openMailbox } from '../../../tests/mail/fakes/mailbox.ts'
import { addLeads, claimedName, openStore, stored } from '../../../tests/mail/store.ts'
import { until } from '../../../tests/programs/until.ts'
import { maxRefusals, type RequestStore } from '../store/request-store.ts'
import { startForwarder } from './forwarder.ts'

// The queue is tested in tests/mail/contracts/queue-contract.ts, the mail in compose-mail.test.ts.

const second = 1000
const hour = 60 * 60 * second
const lease = 5 * 60 * second
const limits = { leaseMs: lease, maxPerHour: 1000 }

// The forwarder logs its failures; most tests read them from the database instead.
beforeEach(() => {
  const spies = (['error', 'log'] as const).map((method) => vi.spyOn(console, method).mockReturnValue())
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
})

test('at most the hourly number is forwarded, and one mail says how many wait', async () => {
  const mailbox = await openMailbox()
  const store = await storeWith('A', 'B', 'C', 'D')
  const forwarder = forward(store, mailbox, { maxPerHour: 2 })
  await until(() => mailbox.mails.length === 3, 'three mails')
  forwarder.wake()
  await settle()
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
    ...['A', 'B'].map((name) => `Orçamento pelo site: ${name}`),
    '2 pedidos esperam',
  ])
})

test('a request is forwarded to the recipients that exist; a log line names the others', async () => {
  const mailbox = await openMailbox()
  mailbox.unknownRecipient = 'typo@tecto.example'
  const store = await storeWith('A')
  forward(store, mailbox, { to: ['vendas@tecto.example', 'typo@tecto.example'] })
  await until(() => isEmpty(store), 'an empty queue')
  expect(mailbox.recipients).toEqual([['vendas@tecto.example']])
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('typo@tecto.example'))
})

describe('a request that could not be forwarded is retried', () => {
  test('after permanent rejections until it is a dead letter; a wrong password makes none', async () => {
    const clock = setClock()
    const mailbox = await openMailbox({ account: { user: 'site', password: 'p@ss:word/' } })
    const store = await storeWith('A')
    mailbox.refuseWith = 550
    const failWith = async (credentials: string, times: number) => {
      const forwarder = forward(store, mailbox, {}, credentials)
      const before = failures()
      for (let attempt = 1; attempt <= times; attempt += 1) {
        await until(() => failures() === before + attempt, 'a failure')
        await settle()
        expect(await stored(store)).toMatchObject([{ forwarding: attempt < times ? 'waiting' : expect.any(String) }])
        clock.advance(hour)
        if (attempt < times) forwarder.wake()
      }
      return forwarder
    }
    await (await failWith('site:hunter2@', maxRefusals + 1)).stop()
    expect(await stored(store)).toMatchObject([{ forwarding: 'waiting' }])
    const forwarder = await failWith('site:p%40ss%3Aword%2F@', maxRefusals)
    forwarder.wake()
    await settle()
    await forwarder.stop()
    const error = expect.stringContaining('Not now')
    expect(await stored(store)).toMatchObject([{ forwarding: 'dead-letter', error }])
    expect(mailbox.attempts).toBe(maxRefusals)
    expect(vi.mocked(console.error).mock.calls.flat().join()).not.toContain('hunter2')
  })

  test('with growing delays, up to an hour, until it is sent', async () => {
    const clock = setClock()
    const mailbox = await openMailbox()
    mailbox.refuseWith = 451
    const store = await storeWith('A')
    const forwarder = forward(store, mailbox)
    for (const [index, wait] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
      await until(async () => (await dueAt(store)) === Date.now() + wait * second, `a failure, and a wait of ${wait} s`)
      await settle()
      expect(mailbox.attempts).toBe(index + 1)
      clock.advance(wait * second - 1)
      forwarder.wake()
      await settle()
      expect(await dueAt(store)).toBe(Date.now() + 1)
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

  test('by itself when it is due, but not after stopping', async () => {
    const mailbox = await openMailbox()
    const [store, stopped] = [await storeWith('A'), await storeWith('A')]
    const nextAt = Date.now() + 500
    for (const one of [store, stopped]) {
      const claim = await one.claim(limits)
      await one.markFailed(Number(claim?.stored.id), { error: 'Not now', isRefused: false, nextAt })
    }
    const forwarder = forward(stopped, mailbox)
    forward(store, mailbox)
    await settle()
    await forwarder.stop()
    await until(() => mailbox.mails.length === 1, 'a mail')
    expect(Date.now()).toBeGreaterThanOrEqual(nextAt)
    await until(() => Date.now() > nextAt + 50, 'its time')
    await settle()
    expect(await dueAt(stopped)).toBe(nextAt)
  })
})

describe('if the database fails', () => {
  test('forwarding pauses and resumes, and the process keeps running', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => void process.off('unhandledRejection', unhandled))
    const store = await storeWith('A')
    const closed = await openMailbox()
    await closed.close()
    const claim = vi.spyOn(store, 'claim').mockRejectedValue(new Error('disk I/O error'))
    setTimers()
    forward(store, closed)
    for (let seconds = 0; seconds < 60; seconds += 1) {
      await settle()
      vi.advanceTimersByTime(second)
    }
    expect(claim.mock.calls.length).toBeGreaterThan(1)
    expect(claim.mock.calls.length).toBeLessThan(5)
    await settle()
    claim.mockRestore()
    vi.advanceTimersByTime(30 * second)
    await until(async () => (await dueAt(store)) === Date.now() + 30 * second, 'an attempt')
    expect(unhandled).not.toHaveBeenCalled()
  })

  test('after a mail was sent, it is not sent again, and is marked once the database works', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A', 'B')
    const markForwarded = vi.spyOn(store, 'markForwarded').mockRejectedValue(new Error('disk full'))
    setTimers()
    forward(store, mailbox)
    await until(() => markForwarded.mock.calls.length === 1, 'a failure')
    await settle()
    // After the lease has expired, another attempt would claim the same request.
    vi.setSystemTime(Date.now() + 2 * lease)
    vi.advanceTimersByTime(30 * second)
    await until(() => markForwarded.mock.calls.length === 2, 'another failure')
    await settle()
    markForwarded.mockRestore()
    vi.advanceTimersByTime(30 * second)
    await until(() => isEmpty(store), 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B'])
  })
})

describe('stopping', () => {
  test('waits for the current mail, which no other process may send, and starts no other', async () => {
    const mailbox = await openMailbox()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    mailbox.waitFor = () => promise
    const store = await storeWith('A', 'B')
    const forwarder = forward(store, mailbox)
    await until(() => mailbox.attempts === 1, 'an attempt')
    const other = await store.claim(limits)
    expect(claimedName(other)).toBe('B')
    expect(await store.claim(limits)).toBeUndefined()
    await store.retry(Number(other?.stored.id))
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
    expect(claimedName(await store.claim(limits))).toBe('B')
  })

  test('marks what was sent while the database failed', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A')
    const markForwarded = vi.spyOn(store, 'markForwarded').mockRejectedValueOnce(new Error('connection lost'))
    const forwarder = forward(store, mailbox)
    await until(() => markForwarded.mock.calls.length === 1, 'a failure')
    await forwarder.stop()
    expect(await stored(store)).toMatchObject([{ forwarding: 'forwarded' }])
  })
})

function setTimers(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

async function storeWith(...names: string[]): Promise<RequestStore> {
  const store = openStore()
  await addLeads(store, ...names)
  return store
}

async function dueAt(store: RequestStore): Promise<number | undefined> {
  return (await store.nextDue(limits))?.at
}

async function isEmpty(store: RequestStore): Promise<boolean> {
  return (await store.nextDue(limits)) === undefined
}

function forward(store: RequestStore, mailbox: { port: number }, changes = {}, credentials?: string) {
  const forwarder = startForwarder(store, { ...forwardingTo(mailbox, credentials), ...changes })
  onTestFinished(forwarder.stop)
  return forwarder
}

function failures(): number {
  return vi.mocked(console.error).mock.calls.length
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function namesIn({ mails }: { mails: { subject?: string }[] }): string[] {
  return mails.map(({ subject }) => subject?.split(': ')[1] ?? '')
}
