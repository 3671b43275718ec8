import { type AddressInfo, createServer } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { forwardingTo, type Mailbox, openMailbox } from '../../tests/mail/mailbox'
import { contactRequest } from '../../tests/mail/sample-requests'
import { addLeads, claimedName, openStore, stored } from '../../tests/mail/store'
import { folderWith } from '../../tests/temporary-folder'
import { until } from '../../tests/until'
import { startForwarder } from './forwarder'
import { mostRefusals, type RequestStore } from './store/request-store'

const second = 1000
const hour = 60 * 60 * second
const lease = 5 * 60 * second
const limits = { leaseMs: lease, mostPerHour: 1000 }
const lateFailure = { error: 'Not now', isRefused: false }

// The forwarder prints its failures; most tests read them from the database instead.
beforeEach(() => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const log = vi.spyOn(console, 'log').mockReturnValue()
  return () => {
    complain.mockRestore()
    log.mockRestore()
  }
})

describe('stored requests are forwarded', () => {
  test('each once, the oldest first, with the visitor to answer to', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A', 'B', 'C')
    forward(store, mailbox)
    await until(() => isEmpty(store), 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B', 'C'])
    expect(mailbox.mails[0]?.replyTo).toEqual([{ name: 'A', address: 'joao@exemplo.com.br' }])
    expect(mailbox.recipients[0]).toEqual(['vendas@tecto.example'])
  })

  test('when they are received later, even many at once', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith()
    const forwarder = forward(store, mailbox)
    for (const name of ['A', 'B', 'C', 'D']) {
      await addLeads(store, name)
      forwarder.wake()
      forwarder.wake()
    }
    await until(() => mailbox.mails.length === 4, 'four mails')
    await addLeads(store, 'E')
    forwarder.wake()
    await until(() => isEmpty(store), 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  test('spam too, marked, after the others', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A')
    await store.add({ body: 'spam', request: contactRequest({ name: 'Bot' }), isSpam: true })
    await addLeads(store, 'B')
    forward(store, mailbox)
    await until(() => isEmpty(store), 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B', 'Bot'])
    expect(mailbox.mails.map(({ subject }) => subject?.startsWith('[possível spam]'))).toEqual([false, false, true])
  })

  test('as many as may be sent in an hour, and a mail says once how many wait', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A', 'B', 'C', 'D')
    const forwarder = startForwarder(store, { ...forwardingTo(mailbox), mostPerHour: 2 })
    onTestFinished(forwarder.stop)
    await until(() => mailbox.mails.length === 3, 'three mails')
    forwarder.wake()
    await settle()
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
      ...['A', 'B'].map((name) => `Orçamento pelo site: ${name}`),
      '2 pedidos esperam',
    ])
  })

  test('whole: many letters, and signs of every kind', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith()
    const message = `${'Orçamento 🙂 '.repeat(3000)}\n.\n<b>مرحبا</b>`
    await store.add({
      body: 'x',
      request: contactRequest({ name: 'Maria\r\nBcc: x@other.example', message }),
      isSpam: false,
    })
    forward(store, mailbox)
    await until(() => mailbox.mails.length === 1, 'a mail')
    expect(mailbox.mails[0]?.text).toContain(message)
    expect(mailbox.recipients).toEqual([['vendas@tecto.example']])
    expect(mailbox.mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test('by two processes, without doing it twice', async () => {
    const mailbox = await openMailbox()
    const folder = folderWith({})
    const [one, other] = [openStore(folder), openStore(folder)]
    const names = Array.from({ length: 6 }, (_, index) => `Visitor ${index}`)
    for (const name of names) await addLeads(one, name)
    forward(one, mailbox)
    forward(other, mailbox)
    await until(async () => mailbox.mails.length === 6 && (await isEmpty(one)), 'an empty queue')
    expect(namesIn(mailbox).sort()).toEqual(names.sort())
  })

  test('to the recipients that exist; a message names the others', async () => {
    const mailbox = await openMailbox()
    mailbox.unknownRecipient = 'typo@tecto.example'
    const store = await storeWith('A')
    const forwarding = { ...forwardingTo(mailbox), to: ['vendas@tecto.example', 'typo@tecto.example'] }
    onTestFinished(startForwarder(store, forwarding).stop)
    await until(() => isEmpty(store), 'an empty queue')
    expect(mailbox.recipients).toEqual([['vendas@tecto.example']])
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('typo@tecto.example'))
  })

  test('to a server that asks for a password', async () => {
    const mailbox = await openMailbox({ account: { user: 'site', password: 'p@ss:word/' } })
    const store = await storeWith('A')
    forward(store, mailbox, 'site:p%40ss%3Aword%2F@')
    await until(() => mailbox.mails.length === 1, 'a mail')
  })
})

describe('a request that could not be forwarded is tried again', () => {
  test.each([
    ['a temporary refusal', 451],
    ['a permanent refusal', 550],
  ])('after %s, and then once', async (_, status) => {
    const clock = setClock()
    const mailbox = await openMailbox()
    mailbox.refuseWith = status
    const store = await storeWith('A')
    const forwarder = forward(store, mailbox)
    await failed(store, 30 * second)
    mailbox.refuseWith = undefined
    clock.advance(30 * second)
    forwarder.wake()
    await until(() => isEmpty(store), 'an empty queue')
    clock.advance(24 * 60 * 60 * second)
    forwarder.wake()
    await settle()
    expect(namesIn(mailbox)).toEqual(['A'])
    expect(mailbox.attempts).toBe(2)
  })

  test('after permanent refusals until it is a dead letter, but a wrong password makes none', async () => {
    const clock = setClock()
    const mailbox = await openMailbox({ account: { user: 'site', password: 'right' } })
    const store = await storeWith('A')
    const stranger = forward(store, mailbox, 'site:wrong@')
    for (let attempt = 0; attempt <= mostRefusals; attempt += 1) {
      await until(() => failures() === attempt + 1, 'a failure')
      await settle()
      clock.advance(hour)
      stranger.wake()
    }
    await stranger.stop()
    expect(await stored(store)).toMatchObject([{ forwarding: 'waiting' }])
    mailbox.refuseWith = 550
    const before = failures()
    const forwarder = forward(store, mailbox, 'site:right@')
    for (let attempt = 1; attempt <= mostRefusals; attempt += 1) {
      await until(() => failures() === before + attempt, 'a refusal')
      await settle()
      clock.advance(hour)
      forwarder.wake()
    }
    await settle()
    expect(await stored(store)).toMatchObject([
      { forwarding: 'dead-letter', error: expect.stringContaining('Not now') },
    ])
    expect(mailbox.attempts).toBe(mostRefusals)
  })

  test('by itself, when it is due', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A')
    const dueAt = Date.now() + 200
    await failFirst(store, dueAt)
    forward(store, mailbox)
    await until(() => mailbox.mails.length === 1, 'a mail')
    expect(Date.now()).toBeGreaterThanOrEqual(dueAt)
  })

  test('after a server was down', async () => {
    const clock = setClock()
    const { port, close } = await openMailbox()
    await close()
    const store = await storeWith('A', 'B')
    const forwarder = forward(store, { port })
    await until(() => failures() === 2, 'two failures')
    const mailbox = await openMailbox({ port })
    clock.advance(30 * second)
    forwarder.wake()
    await until(() => isEmpty(store), 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B'])
  })

  test('after a server was down for a day, in which others came: each arrives once', async () => {
    const clock = setClock()
    const { port, close } = await openMailbox()
    await close()
    const store = await storeWith()
    const names = Array.from({ length: 24 }, (_, index) => `Visitor ${index}`)
    const forwarder = forward(store, { port })
    for (const name of names) {
      await addLeads(store, name)
      for (let minutes = 0; minutes < 60; minutes += 20) {
        const before = failures()
        forwarder.wake()
        await until(() => failures() > before, 'a failure')
        await settle()
        clock.advance(20 * 60 * second)
      }
    }
    const mailbox = await openMailbox({ port })
    // Always to what is due next: when the last attempts failed depends on how busy the machine is.
    await until(async () => {
      const next = await store.nextDue(limits)
      if (!next) return true
      clock.advance(Math.max(0, next.at - Date.now()))
      forwarder.wake()
      return false
    }, 'an empty queue')
    expect(namesIn(mailbox).sort()).toEqual(names.sort())
    expect(await store.totals()).toMatchObject({ waiting: 0, deadLetters: 0 })
  })

  test('after a password was wrong, which is not told', async () => {
    setClock()
    const mailbox = await openMailbox({ account: { user: 'site', password: 'right' } })
    const store = await storeWith('A')
    forward(store, mailbox, 'site:hunter2@')
    await failed(store, 30 * second)
    expect(vi.mocked(console.error).mock.calls.flat().join()).not.toContain('hunter2')
  })

  test('after what answered was no mail server', async () => {
    setClock()
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await until(() => server.listening, 'a server')
    const store = await storeWith('A')
    forward(store, server.address() as AddressInfo)
    await failed(store, 30 * second)
  })

  test('after waits that grow to an hour', async () => {
    const clock = setClock()
    const mailbox = await openMailbox()
    mailbox.refuseWith = 451
    const store = await storeWith('A')
    const forwarder = forward(store, mailbox)
    for (const [index, wait] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
      await failed(store, wait * second)
      expect(mailbox.attempts).toBe(index + 1)
      clock.advance(wait * second - 1)
      forwarder.wake()
      await settle()
      expect(await dueAt(store)).toBe(Date.now() + 1)
      clock.advance(1)
      forwarder.wake()
    }
    await failed(store, 3600 * second)
  })

  test('while others go before it', async () => {
    const clock = setClock()
    const mailbox = await openMailbox()
    mailbox.refuseWith = 550
    const store = await storeWith('A')
    const forwarder = forward(store, mailbox)
    await failed(store, 30 * second)
    mailbox.refuseWith = undefined
    await addLeads(store, 'B')
    forwarder.wake()
    await until(() => mailbox.mails.length === 1, 'a mail')
    await failed(store, 30 * second)
    clock.advance(30 * second)
    forwarder.wake()
    await until(() => mailbox.mails.length === 2, 'both mails')
    expect(namesIn(mailbox)).toEqual(['B', 'A'])
  })

  test('if the process ended while it was being sent', async () => {
    const clock = setClock()
    const mailbox = await openMailbox()
    const folder = folderWith({})
    const killed = openStore(folder)
    await addLeads(killed, 'A')
    await addLeads(killed, 'B')
    await killed.claim(limits)
    const store = openStore(folder)
    const forwarder = forward(store, mailbox)
    await until(() => mailbox.mails.length === 1, 'the other mail')
    await failed(store, lease)
    clock.advance(lease)
    forwarder.wake()
    await until(() => isEmpty(store), 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['B', 'A'])
  })
})

describe('when the database fails', () => {
  test('forwarding pauses and goes on later, and the program does not end', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => void process.off('unhandledRejection', unhandled))
    const store = await storeWith('A')
    const closed = await openMailbox()
    await closed.close()
    const claim = vi.spyOn(store, 'claim').mockRejectedValue(new Error('disk I/O error'))
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())

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
})

describe('when the database fails after a mail was sent', () => {
  test('the mail is not sent again, and marked as soon as the database works', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A', 'B')
    const markForwarded = vi.spyOn(store, 'markForwarded').mockRejectedValue(new Error('disk full'))
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    forward(store, mailbox)
    await until(() => markForwarded.mock.calls.length === 1, 'a failure')
    await settle()
    // Later than the lease: another attempt would get the same request.
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
  test('waits for the mail that is being sent, and begins no other', async () => {
    const mailbox = await openMailbox()
    const release = hold(mailbox)
    const store = await storeWith('A', 'B')
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
    expect(claimedName(await store.claim(limits))).toBe('B')
    expect(await store.claim(limits)).toBeUndefined()
  })

  test('marks what was sent, where the database failed before', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A')
    const markForwarded = vi.spyOn(store, 'markForwarded').mockRejectedValueOnce(new Error('connection lost'))
    const forwarder = forward(store, mailbox)
    await until(() => markForwarded.mock.calls.length === 1, 'a failure')
    await forwarder.stop()
    expect(await stored(store)).toMatchObject([{ forwarding: 'forwarded' }])
  })

  test('leaves no timer behind', async () => {
    const mailbox = await openMailbox()
    const store = await storeWith('A')
    const nextAt = Date.now() + 150
    await failFirst(store, nextAt)
    const forwarder = forward(store, mailbox)
    await settle()
    await forwarder.stop()
    await until(() => Date.now() > nextAt + 50, 'its time')
    await settle()
    expect(await dueAt(store)).toBe(nextAt)
  })

  test('is possible twice, and without any request', async () => {
    const forwarder = forward(await storeWith(), await openMailbox())
    await Promise.all([forwarder.stop(), forwarder.stop()])
  })
})

/** Stops the time until the test advances it. Connections are not affected. */
function setClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (ms: number) => vi.setSystemTime(Date.now() + ms) }
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

function forward(store: RequestStore, mailbox: { port: number }, credentials?: string) {
  const forwarder = startForwarder(store, forwardingTo(mailbox, credentials))
  onTestFinished(forwarder.stop)
  return forwarder
}

/** Makes the first attempt fail, without a mail server. */
async function failFirst(store: RequestStore, nextAt: number): Promise<void> {
  const claim = await store.claim(limits)
  await store.markFailed(Number(claim?.stored.id), { ...lateFailure, nextAt })
}

/** Waits until an attempt has failed, and expects the next one to be due after this time. */
async function failed(store: RequestStore, wait: number): Promise<void> {
  await until(async () => (await dueAt(store)) === Date.now() + wait, `a failure, and a wait of ${wait / second} s`)
  await settle()
}

function failures(): number {
  return vi.mocked(console.error).mock.calls.length
}

/** Gives pending callbacks time to run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Makes a mailbox take no mail until the returned function is called. */
function hold(mailbox: Mailbox): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  mailbox.waitFor = () => promise
  return resolve
}

function namesIn({ mails }: Mailbox): string[] {
  return mails.map(({ subject }) => subject?.split(': ')[1] ?? '')
}
