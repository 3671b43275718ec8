import { Miniflare } from 'miniflare'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type D1Binding, openD1, openD1OverHttp } from '../../../server/mail/store/d1.ts'
import { RequestStore } from '../../../server/mail/store/request-store.ts'
import { type RunningD1, storages } from '../../mail/contracts/storages.ts'
import { testStore } from '../../mail/contracts/store-contract.ts'
import { serve } from '../../mail/serve.ts'
import { addLeads, erase, storedNames } from '../../mail/store.ts'

describe("requests in D1, in Cloudflare's runtime:", () => testStore(async () => storages.D1(await startD1())))

test('workers that start at the same time create the tables once', async () => {
  const database = await databaseUntilTestEnds()
  const stores = Array.from({ length: 4 }, () => new RequestStore(openD1(database)))
  await Promise.all(stores.map((store, index) => addLeads(store, `Visitor ${index}`)))
  expect(await storedNames(new RequestStore(openD1(database)))).toHaveLength(4)
})

test('the commands work from another machine, and erased requests do not return', async () => {
  const database = await databaseUntilTestEnds()
  const [worker, operator] = [new RequestStore(openD1(database)), new RequestStore(await overHttp(database))]
  await addLeads(worker, 'A', 'B')
  expect(await storedNames(operator)).toEqual(['A', 'B'])
  expect(await erase(operator, 1)).toBe(true)
  await addLeads(worker, 'A')
  expect(await storedNames(worker)).toEqual(['B'])
})

async function databaseUntilTestEnds(): Promise<D1Binding> {
  const { database, stop } = await startD1()
  onTestFinished(stop)
  return database
}

async function startD1(): Promise<RunningD1> {
  const workers = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['REQUESTS'] })
  const database = (await workers.getD1Database('REQUESTS')) as unknown as D1Binding
  return { database, stop: () => workers.dispose() }
}

/** The part of Cloudflare's HTTP interface that is used, on this machine. */
async function overHttp(database: D1Binding) {
  const { origin, stop } = await serve(async (request, response) => {
    expect([request.url, request.headers.authorization]).toEqual(['/database/query', 'Bearer secret'])
    const { batch } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
      batch: { sql: string; params: string[] }[]
    }
    const result = await database.batch(batch.map(({ sql, params }) => database.prepare(sql).bind(...params)))
    response.end(JSON.stringify({ success: true, errors: [], result }))
  })
  onTestFinished(stop)
  return openD1OverHttp(`${origin}/database`, 'secret')
}
