import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sendTo, serveMail, storedIn } from '../../tests/mail/mail-client'
import { forwardingTo, type Mailbox, openMailbox } from '../../tests/mail/mailbox'
import { startMailProgram } from '../../tests/mail/program'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests'
import { folderWith } from '../../tests/temporary-folder'
import { until } from '../../tests/until'
import { startForwarder } from './forwarder'
import { RequestStore } from './store/request-store'
import { openSqlite } from './store/sqlite'

// The programs that these tests start may be slow on a busy machine.
const patience = { timeout: 20_000 }

describe('a service that is killed', patience, () => {
  test('has stored every request that it accepted, once', async () => {
    const folder = folderWith({})
    const accepted: string[] = []
    for (const round of [1, 2]) {
      const { child, port, ended } = await startMailProgram({ DATA_DIR: folder })
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

  test('forwards the rest when it runs again', async () => {
    const mailbox = await openMailbox()
    const { reached, release } = stopAt(mailbox, 3)
    const folder = folderWith({})
    const names = await store(folder, 8)
    const { child, ended } = await startMailProgram({ DATA_DIR: folder, ...settingsOf(mailbox) })
    await reached
    child.kill('SIGKILL')
    await ended
    release()
    await until(() => mailbox.mails.length === 4, 'the mail that was on its way')
    await forwardRest(folder, mailbox)
    // The killed service could not record that this mail had arrived, so it is sent again, as the same message.
    expect(mailbox.mails).toHaveLength(names.length + 1)
    const messages = new Map(mailbox.mails.map(({ messageId, subject }) => [messageId, nameIn(subject)]))
    expect([...messages.values()].sort()).toEqual(names)
  })
})

describe('a service that is told to stop', patience, () => {
  test('ends at once where nothing is left to do', async () => {
    const { child, port, ended } = await startMailProgram({ DATA_DIR: folderWith({}) })
    await sendTo(port)(leadRequest())
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  test('answers and stores the request that it is receiving', async () => {
    const folder = folderWith({})
    const { child, port, ended } = await startMailProgram({ DATA_DIR: folder })
    const body = JSON.stringify(leadRequest())
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text
    })
    socket.write(
      `POST /api/mail/contact HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
    )
    await once(socket, 'data')
    child.kill('SIGTERM')
    child.kill('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const toldAt = performance.now()
    socket.write(body)
    expect(await ended).toEqual([0, null])
    expect(performance.now() - toldAt).toBeLessThan(2000)
    expect(answer).toContain('HTTP/1.1 202')
    expect(await storedIn(folder)).toMatchObject([{ request: leadRequest() }])
  })

  test('finishes the mail that is being sent, and forwards the rest, each once, when it runs again', async () => {
    const mailbox = await openMailbox()
    const { reached, release } = stopAt(mailbox, 2)
    const folder = folderWith({})
    const names = await store(folder, 6)
    const { child, ended } = await startMailProgram({ DATA_DIR: folder, ...settingsOf(mailbox) })
    await reached
    child.kill('SIGTERM')
    // Gives the signal time to arrive before the mailbox takes the mail.
    await new Promise((resolve) => setTimeout(resolve, 100))
    release()
    expect(await ended).toEqual([0, null])
    expect(mailbox.mails).toHaveLength(3)
    await forwardRest(folder, mailbox)
    expect(mailbox.mails.map(({ subject }) => nameIn(subject))).toEqual(names)
  })

  test('ends although a request was never sent to its end', async () => {
    const { child, port, ended } = await startMailProgram({ DATA_DIR: folderWith({}) })
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write('POST /api/mail/contact HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 500\r\n\r\n{')
    await once(socket, 'data')
    const toldAt = performance.now()
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    // Docker kills after 10 seconds.
    expect(performance.now() - toldAt).toBeLessThan(9500)
  })
})

test(
  'two services with one folder store a request once, even if both receive it at the same time',
  patience,
  async () => {
    const folder = folderWith({})
    const services = await Promise.all([1, 2].map(() => startMailProgram({ DATA_DIR: folder })))
    const sends = services.map(({ port }) => sendTo(port))
    const requests = Array.from({ length: 10 }, (_, index) => leadRequest({ name: `Visitor ${index}` }))
    const answers = await Promise.all(
      requests.flatMap((request) =>
        [...sends, ...sends].map((send, key) => send(request, { 'idempotency-key': `${key} ${request.name}` })),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    const stored = (await storedIn(folder)).map(({ request }) => request.name)
    expect(stored.sort()).toEqual(requests.map(({ name }) => name).sort())
  },
)

test('a service listens on this machine only, unless it is told otherwise', patience, async () => {
  const addressOf = async (settings: Record<string, string>) => (await startMailProgram(settings)).address
  expect(await addressOf({ DATA_DIR: folderWith({}) })).toBe('localhost')
  expect(await addressOf({ DATA_DIR: folderWith({}), HOST: '0.0.0.0' })).toBe('0.0.0.0')
})

describe('a database that cannot be used', () => {
  test('does not end the service: requests are to be sent again, and taken when it is mended', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => complain.mockRestore())
    const dataFolder = folderWith({ 'requests.sqlite': 'x'.repeat(5000) })
    const { send, stored } = await serveMail({ dataFolder })
    const answer = await send(leadRequest())
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(complain.mock.calls.flat().join(' ')).toContain('not a database')
    rmSync(join(dataFolder, 'requests.sqlite'))
    await expect.poll(async () => (await send(leadRequest())).status, { timeout: 20_000 }).toBe(202)
    expect(await stored()).toHaveLength(1)
  })
})

describe('forwarding', () => {
  test('begins as soon as a request is stored', async () => {
    const mailbox = await openMailbox()
    const { send } = await serveMail({ forwarding: forwardingTo(mailbox) })
    const request = contactRequest({ name: 'Zoé <b>\r\nBcc: x@other.example', message: '=1+1 🙂\u202E<script>' })
    expect((await send(request)).status).toBe(202)
    expect((await send(request)).status).toBe(202)
    expect((await send(leadRequest({ name: 'www.casino.example' }))).status).toBe(202)
    expect((await send(leadRequest())).status).toBe(202)
    await until(() => mailbox.mails.length === 3, 'three mails')
    expect(mailbox.recipients).toEqual(Array.from(mailbox.mails, () => ['vendas@tecto.example']))
    expect(mailbox.mails[0]?.replyTo).toEqual([
      { name: 'Zoé <b> Bcc: x@other.example', address: 'maria@exemplo.com.br' },
    ])
    expect(mailbox.mails[0]?.text).toContain(request.message)
    expect(mailbox.mails[0]?.html).not.toContain('<script>')
    expect(mailbox.mails.map(({ subject }) => nameIn(subject))).toContain('João Souza')
    expect(mailbox.mails.filter(({ subject }) => subject?.startsWith('[possível spam]'))).toHaveLength(1)
  })

  test('begins with the requests that were stored before it was configured', async () => {
    const mailbox = await openMailbox()
    const dataFolder = folderWith({})
    const { send } = await serveMail({ dataFolder })
    await send(leadRequest())
    await serveMail({ dataFolder, forwarding: forwardingTo(mailbox) })
    await until(() => mailbox.mails.length === 1, 'a mail')
  })

  test('lets no visitor wait, even if the mail server hangs', async () => {
    const mailbox = await openMailbox()
    const { promise, resolve } = Promise.withResolvers<void>()
    mailbox.waitFor = () => promise
    const { send } = await serveMail({ forwarding: forwardingTo(mailbox) })
    for (const name of ['A', 'B', 'C']) expect((await send(leadRequest({ name }))).status).toBe(202)
    expect(mailbox.mails).toEqual([])
    resolve()
    await until(() => mailbox.mails.length === 3, 'three mails')
  })
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

/** Lets a mailbox take this many mails, and no more until it is released. */
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

/** Stores this many leads, without a service. */
async function store(folder: string, count: number): Promise<string[]> {
  const requests = new RequestStore(openSqlite(folder))
  const names = Array.from({ length: count }, (_, index) => `Visitor ${index}`)
  for (const name of names) await requests.add({ body: name, request: leadRequest({ name }), isSpam: false })
  await requests.close()
  return names
}

/** Forwards the rest, at a time when the mail that the killed service had reserved is free again. */
async function forwardRest(folder: string, mailbox: Mailbox): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const requests = new RequestStore(openSqlite(folder))
  const forwarder = startForwarder(requests, forwardingTo(mailbox))
  await until(async () => (await requests.nextDue({ mostPerHour: 1000 })) === undefined, 'an empty queue')
  await forwarder.stop()
  await requests.close()
}

function settingsOf(mailbox: Mailbox): Record<string, string> {
  const { smtpUrl, to, from } = forwardingTo(mailbox)
  return { SMTP_URL: smtpUrl, MAIL_TO: to.join(','), MAIL_FROM: from, MAIL_DIGEST: 'off' }
}

function nameIn(subject = ''): string {
  return subject.replace(/^.*?: /, '')
}
