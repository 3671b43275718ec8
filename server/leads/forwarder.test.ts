import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '../../tests/clock.ts'
import { until } from '../../tests/programs/until.ts'
import { forwardingTo, type Mailbox, openMailbox } from '../../tests/server/fakes/mailbox.ts'
import { addLeads, storeIn } from '../../tests/server/store.ts'
import { readSettings } from '../settings.ts'
import { startForwarder } from './forwarder.ts'
import type { LeadStore } from './lead-store.ts'
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

test('each recipient gets the mail once: one that is refused for now gets it later, one that is unknown never', async () => {
  const clock = setClock()
  const mailbox = await openMailbox()
  // As the settings name them.
  const { forwarding } = readSettings({
    SMTP_URL: 'smtp://localhost',
    MAIL_TO: 'vendas@tecto.example,busy@TECTO.example,typo@tecto.example',
    MAIL_FROM: 'site@ação.example',
  })
  const { to = [], from } = forwarding ?? {}
  const [sales, busy, typo] = to as [string, string, string]
  mailbox.refusedRecipients = { [busy]: 451, [typo]: 550 }
  const store = await storeWith('A')
  const forwarder = forward(store, mailbox, { to, from })
  await until(async () => (await store.list())[0]?.error !== undefined, 'a failure')
  expect(mailbox.greeting).toBe('xn--ao-siap.example')
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`["${busy}","${typo}"]`))
  mailbox.refusedRecipients = {}
  clock.advance(30 * second)
  forwarder.wake()
  await until(() => isEmpty(store), 'an empty queue')
  expect(mailbox.recipients).toEqual([[sales], [busy]])
  // The mail still says who else has it.
  expect(mailbox.mails[1]?.to).toHaveLength(3)
})

const waits = [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]
test.each([
  ['does not take now', 451, 'waiting'],
  ['does not let in', 530, 'refused'],
  ['refuses for good', 550, 'refused'],
])('what the mail server %s is tried again after growing waits, until it is sent once', async (_, status, state) => {
  const clock = setClock()
  const mailbox = await openMailbox()
  mailbox.refuseWith = status
  const store = await storeWith('A')
  const forwarder = forward(store, mailbox)
  for (const [index, wait] of waits.entries()) {
    const dueAt = async () => (await store.queue()).nextDueAt
    await until(async () => (await dueAt()) === Date.now() + wait * second, `a failure, and a wait of ${wait} s`)
    expect(mailbox.attempts).toBe(index + 1)
    clock.advance(wait * second - 1)
    forwarder.wake()
    await settle()
    expect(mailbox.attempts).toBe(index + 1)
    clock.advance(1)
    if (wait !== waits.at(-1)) forwarder.wake()
    else break
  }
  expect(await store.list()).toMatchObject([{ forwarding: state, error: expect.stringContaining('Not now') }])
  mailbox.refuseWith = undefined
  forwarder.wake()
  await until(() => isEmpty(store), 'an empty queue')
  clock.advance(24 * hour)
  forwarder.wake()
  await settle()
  expect(namesIn(mailbox)).toEqual(['A'])
})

test('mails that are refused hold up no others', async () => {
  const mailbox = await openMailbox()
  let attempts = 0
  mailbox.waitFor = async () => {
    attempts += 1
    if (attempts <= 2) throw Object.assign(new Error('No'), { responseCode: 550 })
  }
  const store = await storeWith('A', 'B', 'C', 'D')
  forward(store, mailbox)
  const states = async () => (await store.list()).map(({ forwarding }) => forwarding).join(' ')
  await until(async () => (await states()) === 'refused refused forwarded forwarded', 'two mails')
})

test('a wrong password is not the mail’s fault, and is in no log', async () => {
  const mailbox = await openMailbox({ account: { user: 'site', password: 'p@ss:word/' } })
  const store = await storeWith('A')
  const wrong = forward(store, mailbox, {}, 'site:hunter2@')
  await until(async () => (await store.list())[0]?.error !== undefined, 'a failure')
  await wrong.stop()
  expect(await store.list()).toMatchObject([{ forwarding: 'waiting' }])
  expect(vi.mocked(console.error).mock.calls.flat().join()).not.toContain('hunter2')
  await addLeads(store, 'B')
  forward(store, mailbox, {}, 'site:p%40ss%3Aword%2F@')
  await until(async () => (await store.list())[1]?.forwarding === 'forwarded', 'a mail')
})

test('if the database fails, forwarding pauses and resumes', async () => {
  const mailbox = await openMailbox()
  const store = await storeWith('A', 'B')
  vi.spyOn(store, 'reserveNext').mockRejectedValueOnce(new Error('disk I/O error'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  forward(store, mailbox)
  await until(async () => vi.mocked(console.error).mock.calls.join().includes('disk I/O error'), 'a failure')
  await settle()
  vi.advanceTimersByTime(30 * second)
  await until(() => isEmpty(store), 'an empty queue')
  expect(namesIn(mailbox)).toEqual(['A', 'B'])
})

test('stopping waits for the current mail, starts no other, and records what was sent', async () => {
  const mailbox = await openMailbox()
  const { promise, resolve: release } = Promise.withResolvers<void>()
  mailbox.waitFor = () => promise
  const store = await storeWith('A', 'B')
  const forwarder = forward(store, mailbox)
  await until(() => mailbox.attempts === 1, 'an attempt')
  const stopping = forwarder.stop()
  release()
  await stopping
  forwarder.wake()
  await settle()
  expect(namesIn(mailbox)).toEqual(['A'])
  expect(await store.list()).toMatchObject([{ forwarding: 'forwarded' }, { forwarding: 'waiting' }])
})

test.each([
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost', false],
  ['smtps://user:password@[::1]:465', false],
  ['smtp://127.0.0.1.mail.example', true],
  ['smtp://10.0.0.5:25', true],
])('mail to %s must be encrypted, with a certificate that is checked: %s', (url, isChecked) => {
  const security = { requireTLS: isChecked, tls: { rejectUnauthorized: isChecked } }
  expect(smtpTransport(url, 'tecto.example').options).toMatchObject(security)
})

async function storeWith(...names: string[]): Promise<LeadStore> {
  const store = storeIn()
  await addLeads(store, ...names)
  return store
}

function forward(store: LeadStore, mailbox: Mailbox, changes = {}, credentials?: string) {
  const forwarding = { ...forwardingTo(mailbox, credentials), ...changes }
  const forwarder = startForwarder(store, smtpMailer(forwarding), forwarding)
  onTestFinished(forwarder.stop)
  return forwarder
}

async function isEmpty(store: LeadStore): Promise<boolean> {
  return (await store.queue()).waiting === 0
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function namesIn({ mails }: Mailbox): string[] {
  return mails.map(({ subject }) => subject?.split(': ')[1] ?? '')
}
