import { once } from 'node:events'
import { copyFileSync, readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { keepBackupDays } from '../../forms/retention.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { forwardingTo, openMailbox } from '../../tests/server/fakes/mailbox.ts'
import { sendTo, storedIn } from '../../tests/server/mail-client.ts'
import { type Postgres, startPostgres } from '../../tests/server/postgres.ts'
import { runProgram, startServer } from '../../tests/server/program.ts'
import { landingLead } from '../../tests/server/sample-leads.ts'
import { addLeads, storedNames, storeIn } from '../../tests/server/store.ts'
import type { Failure } from './lead-store.ts'

const patience = { timeout: 120_000 }

let postgres: Postgres
beforeAll(() => {
  postgres = startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

test.each(['SQLite', 'PostgreSQL'])(
  'in %s, services that are killed in between have stored and mailed every accepted lead',
  patience,
  async (kind) => {
    const mailbox = await openMailbox()
    const { smtpUrl, to } = forwardingTo(mailbox)
    const where = { DATA_DIR: folderWith({}), ...(kind === 'PostgreSQL' && { DATABASE_URL: postgres.url }) }
    const settings = { ...where, SMTP_URL: smtpUrl, MAIL_TO: to.join() }
    const accepted: string[] = []
    for (const round of [1, 2, 3]) {
      const { child, port, ended } = await startServer(settings)
      const names = Array.from({ length: 100 }, (_, index) => `Visitor ${round}-${index}`)
      await Promise.all(
        Array.from({ length: 16 }, async () => {
          for (let name = names.pop(); name && child.exitCode === null; name = names.pop()) {
            const answer = await sendTo(port)(landingLead({ name }), { 'idempotency-key': name }).catch(() => undefined)
            if (answer?.status === 202) accepted.push(name)
            if (accepted.length === 100 && kind === 'PostgreSQL') postgres.restart()
            // As a browser does.
            if (answer?.status === 503) {
              names.push(name)
              await after(50)
            }
            if (accepted.length === round * 70) child.kill('SIGKILL')
          }
        }),
      )
      child.kill('SIGKILL')
      await ended
    }
    const store = storeIn(where.DATA_DIR, where.DATABASE_URL)
    const all = await store.list()
    const names = all.map(({ fields }) => fields.name)
    expect(accepted.length).toBeGreaterThanOrEqual(200)
    expect(accepted.filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    // What a killed service had reserved would be due in half an hour.
    const failure: Failure = { forwarding: 'waiting', nextAt: 0, error: 'killed', deliveredTo: [] }
    for (const { id, forwarding } of all) if (forwarding === 'waiting') await store.markFailed(id, failure)
    const { child, ended } = await startServer(settings)
    await expect.poll(async () => (await store.queue()).waiting, { timeout: 60_000 }).toBe(0)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    const ids = new Map(mailbox.mails.map(({ messageId, subject }) => [messageId, subject?.split(': ')[1]]))
    // PostgreSQL may have stored one more by then, whose service was killed before it could answer.
    const atLast = (await store.list()).map(({ fields }) => fields.name)
    expect([...ids.values()].sort()).toEqual(atLast.sort())
    // A killed service may have sent one mail that it could not record.
    expect(mailbox.mails.length - ids.size).toBeLessThanOrEqual(3)
  },
)

test('a service that is stopping stores the lead that it is receiving', patience, async () => {
  const folder = folderWith({})
  const { child, port, ended } = await startServer({ DATA_DIR: folder })
  const body = JSON.stringify(landingLead())
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /api/mail/contact HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  await once(socket, 'data')
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.write(body)
  expect(String(await once(socket, 'data'))).toContain('HTTP/1.1 202')
  expect(await ended).toEqual([0, null])
  expect(await storedIn(folder)).toMatchObject([{ fields: landingLead() }])
})

test(
  'a backup under load holds what was accepted before it; put in place, it is without what was erased since',
  patience,
  async () => {
    const folder = folderWith({})
    const settings = { DATA_DIR: folder }
    const { child, port, ended } = await startServer(settings)
    const email = 'ana@exemplo.com.br'
    await sendTo(port)(landingLead({ name: 'Ana', email }))
    const accepted: string[] = []
    let isOver = false
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let index = 0; !isOver; index += 1) {
        const name = `Visitor ${sender}-${index}`
        if ((await sendTo(port)(landingLead({ name }))).status === 202) accepted.push(name)
      }
    })
    await expect.poll(() => accepted.length, { timeout: 20_000 }).toBeGreaterThan(100)
    const before = [...accepted]
    const daysAgo = (days: number) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}.sqlite`
    const [old, kept] = [daysAgo(keepBackupDays + 1), daysAgo(keepBackupDays - 1)]
    const target = folderWith({ [old]: '', [kept]: '', 'notes.sqlite': '' })
    const backup = (database: string) => runProgram('server/leads/backup.ts', { DATA_DIR: database }, [target])
    const broken = folderWith({ 'requests.sqlite': 'garbage'.repeat(2000) })
    expect(await backup(broken)).toMatchObject({ status: 1, errors: expect.stringContaining('none deleted') })
    expect(readdirSync(target).sort()).toEqual([old, kept, 'notes.sqlite'])
    expect(await backup(folder)).toMatchObject({ status: 0, errors: '' })
    isOver = true
    await Promise.all(senders)
    const [made = ''] = readdirSync(target).filter((name) => ![kept, 'notes.sqlite'].includes(name))
    expect(readdirSync(target).sort()).toEqual([kept, made, 'notes.sqlite'])
    const copy = join(target, made)
    for (const refused of [copy, join(target, 'none')])
      expect(await runProgram('server/leads/backup.ts', settings, [refused])).toMatchObject({ status: 2 })
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    child.kill('SIGTERM')
    await ended
    await runProgram('server/leads/leads.ts', settings, ['--person', email, '--erase'])
    copyFileSync(copy, join(folder, 'requests.sqlite'))
    const store = storeIn(folder)
    await addLeads(store, 'after')
    const names = await storedNames(store)
    expect(before.filter((name) => !names.includes(name))).toEqual([])
    expect([names.includes('after'), names.includes('Ana')]).toEqual([true, false])
  },
)
