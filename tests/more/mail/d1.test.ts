import { Miniflare } from 'miniflare'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type D1Database, openD1Store } from '../../../server/mail/store/d1-store'
import { storages } from '../../mail/storages'
import { addLeads, storedNames } from '../../mail/store'
import { testStore } from '../../mail/store-contract'

describe('requests in D1, as the real runtime has it:', () => testStore(storages.D1))

test('workers that start together make the tables once', async () => {
  const workers = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['REQUESTS'] })
  onTestFinished(() => workers.dispose())
  const database = (await workers.getD1Database('REQUESTS')) as unknown as D1Database
  const stores = Array.from({ length: 4 }, () => openD1Store(database).store)
  await Promise.all(stores.map((store, index) => addLeads(store, `Visitor ${index}`)))
  expect(await storedNames(openD1Store(database).store)).toHaveLength(4)
})
