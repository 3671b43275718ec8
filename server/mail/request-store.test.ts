import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { giveUpAfterHours } from '../../forms/retention.ts'
import { setClock } from '../../tests/clock.ts'
import { type Postgres, startPostgres } from '../../tests/mail/postgres.ts'
import { leadRequest } from '../../tests/mail/sample-requests.ts'
import { addLeads, entry, stored, storedNames, storeIn } from '../../tests/mail/store.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { maxRefusals, type RequestStore } from './request-store.ts'

const minute = 60_000
const hour = 60 * minute
const failure = { error: 'Not now', isRefused: false }

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
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

describe.each(Object.entries(databases))('requests in %s', (_, empty) => {
  const open = async () => (await empty())()

  const [withKey, withoutKey] = [entry(leadRequest({ name: 'A' }), { key: 'k' }), entry(leadRequest({ name: 'B' }))]
  test.each([
    ['with the same key and bytes', withKey, withKey, false],
    ['without a key, with the same bytes', withoutKey, withoutKey, false],
    ["with a stranger's key and other bytes: nobody's request is kept out", withKey, { ...withoutKey, key: 'k' }, true],
    ['with another key', withKey, { ...withKey, key: 'l' }, true],
    ['with one more space', withKey, { ...withKey, body: `${withKey.body} ` }, true],
  ])('a second request %s is new: %#', async (_, first, second, isNew) => {
    const store = await open()
    expect([await store.add(first), await store.add(second), await store.add(second)]).toEqual([true, isNew, false])
    expect(await stored(store)).toHaveLength(isNew ? 2 : 1)
  })

  test('is the same until browsers have given up sending it, also once it is erased', async () => {
    const clock = setClock()
    const store = await open()
    for (const request of [withKey, withoutKey]) await store.add(request)
    expect(await store.erase(1, Date.now())).toBe(true)
    clock.advance(giveUpAfterHours * hour - 1)
    await removeOld(store)
    expect([await store.add(withKey), await store.add(withoutKey)]).toEqual([false, false])
    expect(await storedNames(store)).toEqual(['B'])
    clock.advance(1)
    await removeOld(store)
    expect([await store.add(withKey), await store.add(withoutKey)]).toEqual([true, true])
  })

  test('erasing leaves all others, and an erased request is neither listed nor forwarded', async () => {
    const store = await open()
    await addLeads(store, 'A', 'B', 'C')
    const [, b] = await stored(store)
    expect(await store.erase(2, b?.receivedAt ?? 0)).toBe(true)
    expect([await store.erase(2, b?.receivedAt ?? 0), await store.erase(3, 0)]).toEqual([false, false])
    expect([await storedNames(store), await store.retry(2)]).toEqual([['A', 'C'], false])
    await store.markFailed(2, { ...failure, nextAt: 0 })
    expect([(await forwardAll(store)).sort(), await store.queue()]).toEqual([['A', 'C'], { waiting: 0 }])
  })

  test('several programs that start together store and claim each request once', async () => {
    const openAgain = await empty()
    const stores = Array.from({ length: 4 }, openAgain)
    const names = Array.from({ length: 30 }, (_, index) => `Visitor ${index}`)
    const added = await Promise.all(
      names.flatMap((name) => stores.map((store) => store.add(entry(leadRequest({ name }), { key: name })))),
    )
    expect(added.filter((isNew) => isNew)).toHaveLength(names.length)
    const mails = (await Promise.all(stores.map(forwardAll))).flat()
    expect(new Set(mails).size).toBe(mails.length)
    for (const store of stores) mails.push(...(await forwardAll(store)))
    expect(mails.sort()).toEqual(names.sort())
  })

  test('all are listed, however many there are; old ones are deleted', async () => {
    const clock = setClock()
    const store = await open()
    await Promise.all(Array.from({ length: 201 }, (_, index) => addLeads(store, `Old ${index}`)))
    expect(new Set(await storedNames(store)).size).toBe(201)
    clock.advance(30 * 24 * hour + 1)
    await addLeads(store, 'New')
    expect([await store.removeOld(30, false), await storedNames(store)]).toEqual([201, ['New']])
  })

  test('a request is claimed once, again after its lease or its wait, and spam last', async () => {
    const clock = setClock()
    const store = await open()
    await store.add(entry(leadRequest({ name: 'Bot' }), { isSpam: true }))
    await addLeads(store, 'A')
    const claim = async () => (await store.claim(minute))?.request.name
    expect([await claim(), await claim(), await claim()]).toEqual(['A', 'Bot', undefined])
    expect(await store.queue()).toEqual({ waiting: 2, nextDueAt: Date.now() + minute })
    clock.advance(minute - 1)
    expect(await claim()).toBeUndefined()
    clock.advance(1)
    expect(await store.claim(minute)).toMatchObject({ id: 2, attempts: 2, isSpam: false })
    await store.markFailed(2, { ...failure, nextAt: Date.now() + 2 * minute })
    await store.markForwarded(1)
    clock.advance(2 * minute - 1)
    expect(await claim()).toBeUndefined()
    clock.advance(1)
    expect(await store.claim(minute)).toMatchObject({ id: 2, error: 'Not now', forwarding: 'waiting' })
  })

  test('permanent rejections make a dead letter, if another mail passed meanwhile, until it is retried; temporary ones never', async () => {
    const store = await open()
    await addLeads(store, 'A', 'B', 'C', 'D')
    await store.markForwarded(4)
    const fail = (id: number, isRefused: boolean) =>
      store.markFailed(id, { error: '5\u00005\u00000', isRefused, nextAt: 0 })
    for (let time = 1; time < maxRefusals; time += 1) {
      expect([await fail(1, true), await fail(1, false), await fail(2, false)]).toEqual([false, false, false])
    }
    expect([await fail(1, true), await fail(1, true)]).toEqual([false, false])
    await store.markForwarded(3)
    expect([await fail(2, true), await fail(1, false), await fail(1, true)]).toEqual([false, false, true])
    expect((await stored(store)).slice(0, 2)).toMatchObject([
      { forwarding: 'dead-letter', error: '550' },
      { forwarding: 'waiting' },
    ])
    expect(await forwardAll(store)).toEqual(['B'])
    expect([await store.retry(1), await store.retry(2), await fail(1, true)]).toEqual([true, false, false])
    expect(await forwardAll(store)).toEqual(['A'])
  })
})

test('every text can be stored in PostgreSQL in LATIN1', async () => {
  await postgres.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
  const store = storeIn(undefined, postgres.url.replace('/postgres?', '/latin?'))
  const request = leadRequest({ name: '用户 5 € 👋 \uD83D ã \u0000' })
  await store.add(entry(request))
  await store.markFailed(1, { ...failure, error: '€', nextAt: 0 })
  expect(await stored(store)).toMatchObject([{ request, error: '?' }])
})

test('in PostgreSQL, of two programs that find the same request only one claims it', async () => {
  const open = await databases.PostgreSQL()
  const stores = [open(), open()]
  for (const store of stores) await addLeads(store, 'A')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('BEGIN; UPDATE requests SET error = NULL')
  const claims = stores.map((store) => store.claim(minute))
  await new Promise((resolve) => setTimeout(resolve, 300))
  await client.query('COMMIT')
  expect((await Promise.all(claims)).filter((claim) => claim)).toHaveLength(1)
})

/** @returns the names */
async function forwardAll(store: RequestStore): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = []
  for (let claim = await store.claim(minute); claim; claim = await store.claim(minute)) {
    await store.markForwarded(claim.id)
    names.push(claim.request.name)
  }
  return names
}

test('SQLite stores what waits before it is closed', async () => {
  const store = storeIn()
  const adding = store.add(entry(leadRequest()))
  const closing = store.close().then(() => 'closed')
  expect(await Promise.race([adding, closing])).toBe(true)
})

/** Often enough for the database to believe the clock. */
async function removeOld(store: RequestStore): Promise<void> {
  for (let times = 0; times < giveUpAfterHours; times++) await store.removeOld(30, true)
}
