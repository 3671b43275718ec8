import { type AddressInfo, createServer } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { forwardingTo, type Mailbox, openMailbox } from '../../tests/mail/mailbox'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests'
import { folderWith } from '../../tests/temporary-folder'
import { until } from '../../tests/until'
import { startForwarder } from './forwarder'
import { openRequestStore, type RequestStore } from './request-store'

const second = 1000
const lease = 5 * 60 * second

// The forwarder prints its failures; most tests read them from the database instead.
beforeEach(() => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  return () => complain.mockRestore()
})

describe('stored requests are forwarded', () => {
  test('each once, the oldest first, with the visitor to answer to', async () => {
    const mailbox = await openMailbox()
    const store = storeWith('A', 'B', 'C')
    forward(store, mailbox)
    await until(() => store.nextForwardingAt() === undefined, 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B', 'C'])
    expect(mailbox.mails[0]?.replyTo).toEqual([{ name: 'A', address: 'joao@exemplo.com.br' }])
    expect(mailbox.recipients[0]).toEqual(['vendas@tecto.example'])
  })

  test('when they are received later, even many at once', async () => {
    const mailbox = await openMailbox()
    const store = storeWith()
    const forwarder = forward(store, mailbox)
    for (const name of ['A', 'B', 'C', 'D']) {
      add(store, name)
      forwarder.wake()
      forwarder.wake()
    }
    await until(() => mailbox.mails.length === 4, 'four mails')
    add(store, 'E')
    forwarder.wake()
    await until(() => store.nextForwardingAt() === undefined, 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  test('but spam is not', async () => {
    const mailbox = await openMailbox()
    const store = storeWith('A')
    store.add({ body: 'spam', request: contactRequest({ name: 'Bot' }), isSpam: true })
    add(store, 'B')
    forward(store, mailbox)
    await until(() => store.nextForwardingAt() === undefined, 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B'])
  })

  test('whole: many letters, and signs of every kind', async () => {
    const mailbox = await openMailbox()
    const store = storeWith()
    const message = `${'Orçamento 🙂 '.repeat(3000)}\n.\n<b>مرحبا</b>`
    store.add({ body: 'x', request: contactRequest({ name: 'Maria\r\nBcc: x@other.example', message }), isSpam: false })
    forward(store, mailbox)
    await until(() => mailbox.mails.length === 1, 'a mail')
    expect(mailbox.mails[0]?.text).toContain(message)
    expect(mailbox.recipients).toEqual([['vendas@tecto.example']])
    expect(mailbox.mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test('by two processes, without doing it twice', async () => {
    const mailbox = await openMailbox()
    const folder = folderWith({})
    const [one, other] = [open(folder), open(folder)]
    const names = Array.from({ length: 6 }, (_, index) => `Visitor ${index}`)
    for (const name of names) add(one, name)
    forward(one, mailbox)
    forward(other, mailbox)
    await until(() => mailbox.mails.length === 6 && one.nextForwardingAt() === undefined, 'an empty queue')
    expect(namesIn(mailbox).sort()).toEqual(names.sort())
  })

  test('to the recipients that exist; a message names the others', async () => {
    const mailbox = await openMailbox()
    mailbox.unknownRecipient = 'typo@tecto.example'
    const store = storeWith('A')
    const forwarding = { ...forwardingTo(mailbox), to: ['vendas@tecto.example', 'typo@tecto.example'] }
    onTestFinished(startForwarder(store, forwarding).stop)
    await until(() => store.nextForwardingAt() === undefined, 'an empty queue')
    expect(mailbox.recipients).toEqual([['vendas@tecto.example']])
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('typo@tecto.example'))
  })

  test('to a server that asks for a password', async () => {
    const mailbox = await openMailbox({ account: { user: 'site', password: 'p@ss:word/' } })
    const store = storeWith('A')
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
    const store = storeWith('A')
    const forwarder = forward(store, mailbox)
    await failed(store, 30 * second)
    mailbox.refuseWith = undefined
    clock.advance(30 * second)
    forwarder.wake()
    await until(() => store.nextForwardingAt() === undefined, 'an empty queue')
    clock.advance(24 * 60 * 60 * second)
    forwarder.wake()
    await settle()
    expect(namesIn(mailbox)).toEqual(['A'])
    expect(mailbox.attempts).toBe(2)
  })

  test('by itself, when it is due', async () => {
    const mailbox = await openMailbox()
    const store = storeWith('A')
    const dueAt = Date.now() + 200
    store.markForwardingFailed(Number(store.takeForForwarding(lease)?.id), { nextAt: dueAt, error: 'Not now' })
    forward(store, mailbox)
    await until(() => mailbox.mails.length === 1, 'a mail')
    expect(Date.now()).toBeGreaterThanOrEqual(dueAt)
  })

  test('after a server was down', async () => {
    const clock = setClock()
    const { port, close } = await openMailbox()
    await close()
    const store = storeWith('A', 'B')
    const forwarder = forward(store, { port })
    await until(() => failures() === 2, 'two failures')
    const mailbox = await openMailbox({ port })
    clock.advance(30 * second)
    forwarder.wake()
    await until(() => store.nextForwardingAt() === undefined, 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['A', 'B'])
  })

  test('after a password was wrong, which is not told', async () => {
    setClock()
    const mailbox = await openMailbox({ account: { user: 'site', password: 'right' } })
    const store = storeWith('A')
    forward(store, mailbox, 'site:hunter2@')
    await failed(store, 30 * second)
    expect(vi.mocked(console.error).mock.calls.flat().join()).not.toContain('hunter2')
  })

  test('after what answered was no mail server', async () => {
    setClock()
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await until(() => server.listening, 'a server')
    const store = storeWith('A')
    forward(store, server.address() as AddressInfo)
    await failed(store, 30 * second)
  })

  test('after waits that grow to an hour', async () => {
    const clock = setClock()
    const mailbox = await openMailbox()
    mailbox.refuseWith = 451
    const store = storeWith('A')
    const forwarder = forward(store, mailbox)
    for (const [index, wait] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
      await failed(store, wait * second)
      expect(mailbox.attempts).toBe(index + 1)
      clock.advance(wait * second - 1)
      forwarder.wake()
      await settle()
      expect(store.nextForwardingAt()).toBe(Date.now() + 1)
      clock.advance(1)
      forwarder.wake()
    }
    await failed(store, 3600 * second)
  })

  test('while others go before it', async () => {
    const clock = setClock()
    const mailbox = await openMailbox()
    mailbox.refuseWith = 550
    const store = storeWith('A')
    const forwarder = forward(store, mailbox)
    await failed(store, 30 * second)
    mailbox.refuseWith = undefined
    add(store, 'B')
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
    const killed = open(folder)
    add(killed, 'A')
    add(killed, 'B')
    killed.takeForForwarding(lease)
    const store = open(folder)
    const forwarder = forward(store, mailbox)
    await until(() => mailbox.mails.length === 1, 'the other mail')
    await failed(store, lease)
    clock.advance(lease)
    forwarder.wake()
    await until(() => store.nextForwardingAt() === undefined, 'an empty queue')
    expect(namesIn(mailbox)).toEqual(['B', 'A'])
  })
})

describe('when the database fails', () => {
  test('forwarding pauses and goes on later, and the program does not end', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => void process.off('unhandledRejection', unhandled))
    const store = storeWith('A')
    let isBroken = true
    const breaking = <Result>(task: () => Result) =>
      vi.fn(() => {
        if (isBroken) throw new Error('disk I/O error')
        return task()
      })
    const takeForForwarding = breaking(() => store.takeForForwarding(lease))
    const nextForwardingAt = breaking(() => store.nextForwardingAt())
    const closed = await openMailbox()
    await closed.close()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())

    forward({ ...store, takeForForwarding, nextForwardingAt }, closed)
    for (let seconds = 0; seconds < 60; seconds += 1) {
      await settle()
      vi.advanceTimersByTime(second)
    }
    expect(takeForForwarding.mock.calls.length).toBeGreaterThan(1)
    expect(takeForForwarding.mock.calls.length).toBeLessThan(5)
    await settle()
    isBroken = false
    vi.advanceTimersByTime(30 * second)
    await until(() => store.nextForwardingAt() === Date.now() + 30 * second, 'an attempt')
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe('stopping', () => {
  test('waits for the mail that is being sent, and begins no other', async () => {
    const mailbox = await openMailbox()
    const release = hold(mailbox)
    const store = storeWith('A', 'B')
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
    expect(store.takeForForwarding(lease)?.request.name).toBe('B')
    expect(store.takeForForwarding(lease)).toBeUndefined()
  })

  test('leaves no timer behind', async () => {
    const mailbox = await openMailbox()
    const store = storeWith('A')
    const nextAt = Date.now() + 150
    store.markForwardingFailed(Number(store.takeForForwarding(lease)?.id), { nextAt, error: 'Not now' })
    const forwarder = forward(store, mailbox)
    await settle()
    await forwarder.stop()
    await until(() => Date.now() > nextAt + 50, 'its time')
    await settle()
    expect(store.nextForwardingAt()).toBe(nextAt)
  })

  test('is possible twice, and without any request', async () => {
    const forwarder = forward(storeWith(), await openMailbox())
    await Promise.all([forwarder.stop(), forwarder.stop()])
  })
})

/** Stops the time until the test advances it. Connections are not affected. */
function setClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (ms: number) => vi.setSystemTime(Date.now() + ms) }
}

function open(folder: string): RequestStore {
  const store = openRequestStore(folder)
  onTestFinished(store.close)
  return store
}

function storeWith(...names: string[]): RequestStore {
  const store = open(folderWith({}))
  for (const name of names) add(store, name)
  return store
}

function add(store: RequestStore, name: string): void {
  const request = leadRequest({ name })
  store.add({ body: JSON.stringify(request), request, isSpam: false })
}

function forward(store: RequestStore, mailbox: { port: number }, credentials?: string) {
  const forwarder = startForwarder(store, forwardingTo(mailbox, credentials))
  onTestFinished(forwarder.stop)
  return forwarder
}

/** Waits until an attempt has failed, and expects the next one to be due after this time. */
async function failed(store: RequestStore, wait: number): Promise<void> {
  await until(() => store.nextForwardingAt() === Date.now() + wait, `a failure, and a wait of ${wait / second} s`)
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
