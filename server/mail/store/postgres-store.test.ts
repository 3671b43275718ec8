import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { mark, markedRequest } from '../../../tests/mail/marked'
import { type Postgres, startPostgres } from '../../../tests/mail/postgres'
import { runProgram } from '../../../tests/mail/program'
import { addLeads, entry, storedNames } from '../../../tests/mail/store'
import { openStorage } from './open-storage'
import { postgresSteps } from './postgres-schema'
import { openPostgresStore } from './postgres-store'

let server: Postgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())
beforeEach(() => server.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))

test('instances that start together make the tables once', async () => {
  const stores = Array.from({ length: 4 }, () => open())
  await Promise.all(stores.map((store, index) => addLeads(store, `Visitor ${index}`)))
  expect(await storedNames(open())).toHaveLength(4)
})

describe('a newer release', () => {
  const newer = { ...postgresSteps, '9-later': 'ALTER TABLE requests ADD COLUMN later TEXT' }

  test('adds to what there is, while instances of this one go on', async () => {
    const old = open()
    await addLeads(old, 'A')
    await addLeads(open(newer), 'B')
    await addLeads(old, 'C')
    expect(await storedNames(old)).toEqual(['A', 'B', 'C'])
  })

  test('keeps this one from starting, which says so in words', async () => {
    await addLeads(open(newer), 'A')
    await expect(open().list()).rejects.toThrow('A newer release has written the database')
    expect(await server.query('SELECT count(*)::INTEGER AS count FROM requests')).toEqual([{ count: 1 }])
  })
})

test('a database that was restarted is used again, by the requests and by the limits', async () => {
  const { store, limits } = openShared()
  await addLeads(store, 'A')
  expect(await limits.begin('a')).toBe(0)
  await server.restart()
  await expect.poll(() => limits.begin('a').catch(String), { timeout: 20_000 }).toBe(0)
  await expect.poll(() => addLeads(store, 'B').then(() => 'stored', String), { timeout: 20_000 }).toBe('stored')
  expect(await storedNames(store)).toEqual(['A', 'B'])
})

test('instances share what one address may send, and what all together may send', async () => {
  const [one, other] = [openShared(), openShared()]
  expect(await one.limits.begin('a')).toBe(0)
  expect(await other.limits.begin('a')).toBe(0)
  expect(await one.limits.begin('a')).toBeGreaterThan(0)
  expect(await other.limits.begin('b')).toBe(0)
  for (const { limits } of [one, other, one]) expect((await limits.weigh('c', 1)).ofAll).toBe(0)
  expect((await other.limits.weigh('d', 1)).ofAll).toBeGreaterThan(0)
})

describe('npm run leads', () => {
  const leads = (...args: string[]) => runProgram('server/mail/leads.ts', { DATABASE_URL: server.url }, args)

  test('shows what is in PostgreSQL, and erases a person from every table', async () => {
    const store = open()
    await store.add(entry(markedRequest(), { key: 'k' }))
    await addLeads(store, 'Ana')
    expect((await leads('--csv')).output).toContain(mark)
    const { email } = markedRequest()
    expect(await leads('--person', email, '--erase')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^Requests removed: 1 \(1\)/),
    })
    expect(await storedNames(store)).toEqual(['Ana'])
    const tables = await server.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    expect(tables.length).toBeGreaterThan(4)
    for (const { tablename } of tables)
      expect(JSON.stringify(await server.query(`SELECT * FROM ${tablename}`)).toLowerCase()).not.toContain(
        mark.toLowerCase(),
      )
    expect(await store.add(entry(markedRequest(), { key: 'k' }))).toBe('repeated')
  })
})

test('npm run backup names the program that PostgreSQL has for it', async () => {
  const { status, errors } = await runProgram('server/mail/backup.ts', { DATABASE_URL: server.url }, ['x.sqlite'])
  expect(status).toBe(2)
  expect(errors).toContain('pg_dump')
})

function open(steps?: Record<string, string>) {
  const { store } = openPostgresStore(server.url, steps)
  onTestFinished(store.close)
  return store
}

function openShared() {
  const settings = { databaseUrl: server.url, dataFolder: '', mostPerAddress: 2, mostInAll: 3 }
  const storage = openStorage(settings)
  onTestFinished(storage.store.close)
  return storage
}
