import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startForwarder } from '../../../server/mail/forwarding/forwarder.ts'
import { openPostgres } from '../../../server/mail/store/postgres.ts'
import { RequestStore } from '../../../server/mail/store/request-store.ts'
import { migrate, migrations } from '../../../server/mail/store/schema.ts'
import { forwardingTo, type Mailbox, openMailbox } from '../../mail/fakes/mailbox.ts'
import { sendTo } from '../../mail/mail-client.ts'
import { type Postgres, startPostgres } from '../../mail/postgres.ts'
import { startServer } from '../../mail/program.ts'
import { leadRequest } from '../../mail/sample-requests.ts'
import { addLeads, entry, storedNames } from '../../mail/store.ts'
import { until } from '../../programs/until.ts'

const patience = { timeout: 300_000 }
const count = 240

let server: Postgres
beforeAll(async () => {
  server = await startPostgres({ isDurable: true })
}, 60_000)
afterAll(() => server.stop())

test(
  'three instances under load, with one killed, the database restarted and a migration: every acknowledged request is stored and mailed once',
  patience,
  async () => {
    const mailbox = await openMailbox()
    const forwarding = forwardingTo(mailbox)
    const settings = {
      DATABASE_URL: server.url,
      MAIL_RATE_IN_ALL: '1000000',
      MAIL_PER_HOUR: '1000000',
      MAIL_DIGEST: 'off',
      SMTP_URL: forwarding.smtpUrl,
      MAIL_TO: forwarding.to.join(','),
      MAIL_FROM: forwarding.from,
    }
    const instances = await Promise.all([1, 2, 3].map(() => startServer(settings)))
    const events: Record<number, () => unknown> = {
      60: () => instances[2]?.child.kill('SIGKILL'),
      120: () => server.restart(),
      180: () => migrate(openDatabase(), [...migrations, () => ['ALTER TABLE requests ADD COLUMN later TEXT']]),
    }
    const accepted: string[] = []
    const happened: unknown[] = []
    await sendAll(
      instances.map(({ port }) => port),
      (name) => {
        accepted.push(name)
        happened.push(events[accepted.length]?.())
      },
    )
    await Promise.all(happened)
    expect(await instances[2]?.ended).toEqual([null, 'SIGKILL'])

    const database = openDatabase()
    await migrate(database, [...migrations, () => []])
    const newer = new RequestStore(database)
    expect((await storedNames(newer)).sort()).toEqual(accepted.sort())
    expect(new Set(accepted).size).toBe(count)
    // Surviving instances continue within a minute; each may have reserved a request that it lost track of.
    await expect.poll(async () => (await newer.totals()).waiting, { timeout: 120_000, interval: 500 }).toBeLessThan(4)
    for (const { child } of instances) child.kill('SIGTERM')
    await Promise.all(instances.map(({ ended }) => ended))
    await forwardRest(newer, mailbox)
    const ids = new Map<string, Set<string | undefined>>()
    for (const { subject = '', messageId } of mailbox.mails) {
      const name = subject.replace(/^.*?: /, '')
      ids.set(name, (ids.get(name) ?? new Set()).add(messageId))
    }
    expect([...ids.keys()].sort()).toEqual(accepted)
    expect([...ids.values()].filter(({ size }) => size > 1)).toEqual([])
    // The killed instance may have sent a mail without recording it.
    expect(mailbox.mails.length - count).toBeLessThanOrEqual(1)
  },
)

test('a lock on the table makes requests fail temporarily and does not stop the service', async () => {
  await server.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const store = new RequestStore(openDatabase())
  await addLeads(store, 'A')
  const holder = new pg.Client({ connectionString: server.url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('BEGIN; LOCK TABLE requests')
  await expect(store.add(entry(leadRequest({ name: 'B' })))).rejects.toThrow('lock timeout')
  await holder.query('ROLLBACK')
  await addLeads(store, 'C')
  expect(await storedNames(store)).toEqual(['A', 'C'])
})

/** Sends leads, 16 at a time; each tries one instance after the other, as behind a load balancer. */
async function sendAll(ports: number[], onAccepted: (name: string) => void): Promise<void> {
  const sends = ports.map(sendTo)
  const names = Array.from({ length: count }, (_, index) => `Visitor ${index}`)
  const sendInTurn = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      const request = leadRequest({ name })
      for (let attempt = 0; ; attempt += 1) {
        const send = sends[(attempt + names.length) % sends.length]
        const answer = await send?.(request, { 'idempotency-key': name }).catch(() => undefined)
        if (answer?.status === 202) break
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      onAccepted(name)
    }
  }
  await Promise.all(Array.from({ length: 16 }, sendInTurn))
}

/** Forwards requests reserved by the killed instance after their reservations have expired. */
async function forwardRest(store: RequestStore, mailbox: Mailbox): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const forwarder = startForwarder(store, { ...forwardingTo(mailbox), maxPerHour: 1_000_000 })
  onTestFinished(forwarder.stop)
  await until(async () => (await store.totals()).waiting === 0, 'an empty queue')
  await forwarder.stop()
}

function openDatabase() {
  const database = openPostgres(server.url)
  onTestFinished(() => database.close())
  return database
}
