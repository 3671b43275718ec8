import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { keepInBrowserDays } from '../../forms/retention.ts'
import { setClock } from '../../tests/clock.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { type Postgres, startPostgres } from '../../tests/server/postgres.ts'
import { landingLead } from '../../tests/server/sample-leads.ts'
import { addLeads, entry, storedNames, storeIn } from '../../tests/server/store.ts'
import type { Failure, LeadStore, NewLead } from './lead-store.ts'

const minute = 60_000
const day = 24 * 60 * minute
const failure: Failure = { error: 'Not now', forwarding: 'waiting', nextAt: 0, deliveredTo: [] }

let postgres: Postgres
beforeAll(() => {
  postgres = startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

/** Each returns a function that opens an empty database, as another process would. */
const databases = {
  async SQLite() {
    const folder = folderWith({})
    return () => storeIn(folder)
  },
  async PostgreSQL() {
    await postgres.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    return () => storeIn(undefined, postgres.url)
  },
}

describe.each(Object.entries(databases))('leads in %s', (_, empty) => {
  const open = async () => (await empty())()

  const withKey = entry(landingLead({ name: 'A' }), { key: 'k' })
  const [withoutKey, erased] = ['B', 'C'].map((name) => entry(landingLead({ name }))) as [NewLead, NewLead]
  test.each([
    ['with the same key and bytes', withKey, withKey, false],
    ['without a key, with the same bytes', withoutKey, withoutKey, false],
    ["with a stranger's key and other bytes: nobody's lead is kept out", withKey, { ...withoutKey, key: 'k' }, true],
    ['with another key', withKey, { ...withKey, key: 'l' }, true],
    ['with one more space', withKey, { ...withKey, body: `${withKey.body} ` }, true],
  ])('a second lead %s is new: %#', async (_, first, second, isNew) => {
    const store = await open()
    for (const lead of [first, second, second]) await store.add(lead)
    expect(await store.list()).toHaveLength(isNew ? 2 : 1)
  })

  test('is the same as long as leads are kept, also once it is erased; without a key, as long as browsers send it', async () => {
    const clock = setClock()
    const store = await open()
    const sendAgain = async () => {
      await store.removeOld(60)
      for (const lead of [withKey, withoutKey, erased]) await store.add(lead)
      return storedNames(store)
    }
    expect(await sendAgain()).toEqual(['A', 'B', 'C'])
    await store.erase([1, 3].map((id) => ({ id, receivedAt: Date.now() })))
    clock.advance(keepInBrowserDays * day - 1)
    expect(await sendAgain()).toEqual(['B'])
    clock.advance(1)
    expect(await sendAgain()).toEqual(['B', 'B'])
    clock.advance(60 * day)
    expect(await sendAgain()).toEqual(['B', 'B', 'A', 'B', 'C'])
  })

  test('erasing leaves all others; what is erased is neither listed nor forwarded', async () => {
    const openAgain = await empty()
    const store = openAgain()
    await addLeads(store, 'A', 'B', 'C')
    const [, b] = await store.list()
    const erasure = { id: 2, receivedAt: b?.receivedAt ?? 0 }
    for (const one of [erasure, erasure, { id: 3, receivedAt: 0 }]) await store.erase([one])
    await store.markFailed(2, failure)
    expect([await storedNames(store), await store.queue()]).toMatchObject([['A', 'C'], { waiting: 2 }])
    expect((await forwardAll(store)).sort()).toEqual(['A', 'C'])
  })

  test('several programs that start together store and reserve each lead once', async () => {
    const openAgain = await empty()
    const stores = Array.from({ length: 4 }, openAgain)
    const names = Array.from({ length: 30 }, (_, index) => `Visitor ${index}`)
    await Promise.all(
      names.flatMap((name) => stores.map((store) => store.add(entry(landingLead({ name }), { key: name })))),
    )
    expect(await stores[0]?.list()).toHaveLength(names.length)
    const mails = (await Promise.all(stores.map(forwardAll))).flat()
    expect(new Set(mails).size).toBe(mails.length)
    for (const store of stores) mails.push(...(await forwardAll(store)))
    expect(mails.sort()).toEqual(names.sort())
  })

  test('old ones are deleted, those to be mailed once they are', async () => {
    const clock = setClock()
    const store = await open()
    await addLeads(store, 'Mailed', 'Waiting', 'Refused')
    await store.markForwarded(1)
    await store.markFailed(3, { ...failure, forwarding: 'refused' })
    clock.advance(30 * day)
    await store.removeOld(30)
    expect(await store.list()).toHaveLength(3)
    clock.advance(1)
    await addLeads(store, 'New')
    await store.removeOld(30)
    expect(await storedNames(store)).toEqual(['Waiting', 'Refused', 'New'])
  })

  test('a lead is reserved once, again after its lease or its wait', async () => {
    const clock = setClock()
    const store = await open()
    await addLeads(store, 'A', 'B')
    const next = async () => (await store.reserveNext(minute))?.fields.name
    expect([await next(), await next(), await next()]).toEqual(['A', 'B', undefined])
    expect(await store.queue()).toEqual({ waiting: 2, nextDueAt: Date.now() + minute })
    clock.advance(minute - 1)
    expect(await next()).toBeUndefined()
    clock.advance(1)
    expect(await store.reserveNext(minute)).toMatchObject({ id: 1, attempts: 2, deliveredTo: [] })
    const refused: Failure = { ...failure, forwarding: 'refused', deliveredTo: ['a@tecto.example'] }
    await store.markFailed(1, { ...refused, nextAt: Date.now() + 2 * minute })
    await store.markForwarded(2)
    clock.advance(2 * minute - 1)
    expect(await next()).toBeUndefined()
    clock.advance(1)
    const { error, forwarding, deliveredTo } = refused
    expect(await store.reserveNext(minute)).toMatchObject({ id: 1, error, forwarding, deliveredTo })
    expect(await next()).toBeUndefined()
  })
})

test('every text can be stored in PostgreSQL in LATIN1', async () => {
  await postgres.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
  const store = storeIn(undefined, postgres.url.replace('/postgres?', '/latin?'))
  const fields = landingLead({ name: '用户 5 € 👋 \uD83D ã \u0000' })
  await store.add(entry(fields))
  await store.markFailed(1, { ...failure, error: '€\u0000' })
  expect(await store.list()).toMatchObject([{ fields, error: '?' }])
})

test('an account that may not create tables in PostgreSQL uses those that are there', async () => {
  const open = await databases.PostgreSQL()
  await postgres.query('CREATE ROLE app LOGIN; GRANT USAGE ON SCHEMA public TO app')
  const store = storeIn(undefined, postgres.url.replace('site@', 'app@'))
  await expect(store.probe()).rejects.toThrow('with an account that may create tables')
  await open().probe()
  await postgres.query('GRANT SELECT, INSERT, UPDATE, DELETE ON requests, meta TO app')
  await addLeads(store, 'A')
  expect(await storedNames(store)).toEqual(['A'])
})

test('a PostgreSQL that does not answer is asked once', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  await expect(storeIn(undefined, `postgres://site@127.0.0.1:${port}/site`).probe()).rejects.toThrow('timeout')
  expect(sockets).toHaveLength(1)
}, 20_000)

test('in PostgreSQL, of two programs that find the same lead only one reserves it', async () => {
  const open = await databases.PostgreSQL()
  const stores = [open(), open()]
  for (const store of stores) await addLeads(store, 'A')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('BEGIN; UPDATE requests SET error = NULL')
  const reserved = stores.map((store) => store.reserveNext(minute))
  await new Promise((resolve) => setTimeout(resolve, 300))
  await client.query('COMMIT')
  expect((await Promise.all(reserved)).filter(Boolean)).toHaveLength(1)
})

/** @returns the names */
async function forwardAll(store: LeadStore): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = []
  for (let lead = await store.reserveNext(minute); lead; lead = await store.reserveNext(minute)) {
    await store.markForwarded(lead.id)
    names.push(lead.fields.name)
  }
  return names
}
