import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testService } from '../../tests/mail/contracts/service-contract.ts'
import { forwardingTo, type Mailbox, openMailbox } from '../../tests/mail/fakes/mailbox.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { sendTo, serveMail, storedIn } from '../../tests/mail/mail-client.ts'
import { startServer } from '../../tests/mail/program.ts'
import { leadRequest } from '../../tests/mail/sample-requests.ts'
import { addLeads, openStore } from '../../tests/mail/store.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { until } from '../../tests/programs/until.ts'
import { readSettings } from '../settings.ts'
import { createForwarder, startForwarder } from './forwarding/forwarder.ts'
import { removeOld } from './leads/retention.ts'

// The programs started here may be slow on a busy machine.
const patience = { timeout: 20_000 }

testService(async (settings) => {
  const read = readSettings({ MAIL_RATE: '1000', TRUSTED_PROXIES: '1', ...settings })
  const { port, dataFolder } = await serveMail({ ...read, dataFolder: folderWith({}) })
  const store = openStore(dataFolder)
  return {
    store,
    ask: (path, init, address = '192.0.2.1') => {
      const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': address }
      return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers, redirect: 'manual' })
    },
    // The service does the same by itself, but later.
    async work() {
      const forwarder = read.forwarding && createForwarder(store, read.forwarding)
      await forwarder?.sendDue(() => true)
      forwarder?.close()
      await removeOld(store, read.keepDays)
    },
  }
})

test('a killed service has stored every accepted request once', patience, async () => {
  const folder = folderWith({})
  const accepted: string[] = []
  for (const round of [1, 2]) {
    const { child, port, ended } = await startServer({ DATA_DIR: folder })
    await sendManyTo(port, {
      nameOf: (index) => `Visitor ${round}-${index}`,
      onAccepted: (name) => {
        accepted.push(name)
        if (accepted.length === round * 60) child.kill('SIGKILL')
      },
    })
    expect(await ended).toEqual([null, 'SIGKILL'])
    const stored = (await storedIn(folder)).map(({ request }) => request.name)
    expect(new Set(stored).size).toBe(stored.length)
    expect(accepted.filter((name) => !stored.includes(name))).toEqual([])
    // Only the 16 requests in flight may be stored without having been acknowledged.
    expect(stored.length - accepted.length).toBeLessThanOrEqual(round * 16)
  }
  expect(accepted.length).toBeGreaterThanOrEqual(120)
})

test('a service that is stopping finishes and stores the request that it is receiving', patience, async () => {
  const folder = folderWith({})
  const { child, port, ended } = await startServer({ DATA_DIR: folder })
  const body = JSON.stringify(leadRequest())
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let response = ''
  socket.setEncoding('utf8').on('data', (text) => {
    response += text
  })
  socket.write(
    `POST /api/mail/contact HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  await once(socket, 'data')
  child.kill('SIGTERM')
  child.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const loggedAt = performance.now()
  socket.write(body)
  expect(await ended).toEqual([0, null])
  expect(performance.now() - loggedAt).toBeLessThan(2000)
  expect(response).toContain('HTTP/1.1 202')
  expect(await storedIn(folder)).toMatchObject([{ request: leadRequest() }])
})

test('a service that is stopping ends even if a request never completes', patience, async () => {
  const { child, port, ended } = await startServer({ DATA_DIR: folderWith({}) })
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write('POST /api/mail/contact HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 500\r\n\r\n{')
  await once(socket, 'data')
  const loggedAt = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  // Docker kills after 10 seconds.
  expect(performance.now() - loggedAt).toBeLessThan(9500)
})

test.each([
  // Everything sent was recorded: each mail arrives once.
  { signal: 'SIGTERM', end: [0, null], mails: 6 },
  // The mail in flight was not recorded as sent, so it is sent again with the same Message-ID.
  { signal: 'SIGKILL', end: [null, 'SIGKILL'], mails: 7 },
] as const)(
  'after $signal a service starts no other mail, and forwards the rest when it runs again',
  patience,
  async ({ signal, end, mails }) => {
    const mailbox = await openMailbox()
    const { reached, release } = stopAt(mailbox, 2)
    const folder = folderWith({})
    const names = Array.from({ length: 6 }, (_, index) => `Visitor ${index}`)
    await addLeads(openStore(folder), ...names)
    const { child, ended } = await startServer({ DATA_DIR: folder, ...settingsOf(mailbox) })
    await reached
    child.kill(signal)
    // Gives the signal time to arrive before the mailbox accepts the mail.
    await new Promise((resolve) => setTimeout(resolve, 100))
    release()
    expect(await ended).toEqual(end)
    await until(() => mailbox.mails.length === 3, 'the mail that was on its way')
    await forwardRest(folder, mailbox)
    expect(mailbox.mails).toHaveLength(mails)
    const messages = new Map(mailbox.mails.map(({ messageId, subject }) => [messageId, nameIn(subject)]))
    expect([...messages.values()]).toEqual(names)
  },
)

test('a service listens on this machine only, unless configured otherwise', patience, async () => {
  const addressOf = async (settings: Record<string, string>) => (await startServer(settings)).address
  expect(await addressOf({ DATA_DIR: folderWith({}) })).toBe('localhost')
  expect(await addressOf({ DATA_DIR: folderWith({}), HOST: '0.0.0.0' })).toBe('0.0.0.0')
})

test('an unusable database does not end the service: requests are accepted once it is repaired', async () => {
  const consoleError = muteConsole('error')
  const dataFolder = folderWith({ 'requests.sqlite': 'x'.repeat(5000) })
  const { send, stored } = await serveMail({ dataFolder })
  const response = await send(leadRequest())
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(consoleError.mock.calls.flat().join(' ')).toContain('not a database')
  rmSync(join(dataFolder, 'requests.sqlite'))
  await expect.poll(async () => (await send(leadRequest())).status, { timeout: 20_000 }).toBe(202)
  expect(await stored()).toHaveLength(1)
})

test('no visitor waits for a mail to be sent, even if the mail server hangs', async () => {
  const mailbox = await openMailbox()
  const { promise, resolve } = Promise.withResolvers<void>()
  mailbox.waitFor = () => promise
  const { send } = await serveMail({ forwarding: forwardingTo(mailbox) })
  for (const name of ['A', 'B', 'C']) expect((await send(leadRequest({ name }))).status).toBe(202)
  expect(mailbox.mails).toEqual([])
  resolve()
  await until(() => mailbox.mails.length === 3, 'three mails')
})

/** Sends leads, 16 at a time, until the service is gone. */
async function sendManyTo(
  port: number,
  { nameOf, onAccepted }: { nameOf: (index: number) => string; onAccepted: (name: string) => void },
): Promise<void> {
  const send = sendTo(port)
  let next = 0
  const sendInTurn = async () => {
    for (;;) {
      const name = nameOf(next++)
      const { status } = await send(leadRequest({ name }))
      if (status === 202) onAccepted(name)
    }
  }
  await Promise.allSettled(Array.from({ length: 16 }, sendInTurn))
}

/** Makes a mailbox accept this many mails, and no more until it is released. */
function stopAt(mailbox: Mailbox, count: number) {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  mailbox.waitFor = (taken) => {
    if (taken !== count) return
    reached.resolve()
    return released.promise
  }
  return { reached: reached.promise, release: released.resolve }
}

/** Forwards the rest after the killed service's reservation has expired. */
async function forwardRest(folder: string, mailbox: Mailbox): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const requests = openStore(folder)
  const forwarder = startForwarder(requests, forwardingTo(mailbox))
  await until(async () => (await requests.nextDue({ maxPerHour: 1000 })) === undefined, 'an empty queue')
  await forwarder.stop()
}

function settingsOf(mailbox: Mailbox): Record<string, string> {
  const { smtpUrl, to, from } = forwardingTo(mailbox)
  return { SMTP_URL: smtpUrl, MAIL_TO: to.join(','), MAIL_FROM: from, MAIL_DIGEST: 'off' }
}

function nameIn(subject = ''): string {
  return subject.replace(/^.*?: /, '')
}
