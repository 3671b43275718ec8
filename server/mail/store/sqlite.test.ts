import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setClock } from '../../../tests/clock.ts'
import { mark } from '../../../tests/mail/marked.ts'
import { contactRequest, leadRequest } from '../../../tests/mail/sample-requests.ts'
import { claimedName, entry, openStore, stored, storedNames } from '../../../tests/mail/store.ts'
import { folderWith } from '../../../tests/programs/temporary-folder.ts'
import { eraseForGood } from '../leads/erasures.ts'
import { migrations } from './schema.ts'

describe('the file', () => {
  test('is created if it is missing, for its owner only', async () => {
    const folder = join(folderWith({}), 'var', 'tecto')
    await openStore(folder).add(entry(leadRequest()))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const file of ['requests.sqlite', 'requests.sqlite-wal', 'requests.sqlite-shm'])
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  })

  test('is used unchanged if a newer, rolled-back release has written it', async () => {
    const folder = folderWith({})
    await openStore(folder).totals()
    openFile(folder).exec('ALTER TABLE requests ADD COLUMN later TEXT; INSERT INTO schema_versions VALUES (99)')
    const store = openStore(folder)
    expect(await store.add(entry(leadRequest({ name: 'A' })))).toBe('stored')
    expect(await storedNames(store)).toEqual(['A'])
  })
})

test('a request that cannot be stored is an error, and the next one is stored', async () => {
  const folder = folderWith({})
  const store = openStore(folder)
  await store.totals()
  const database = openFile(folder)
  database.exec("CREATE TRIGGER full BEFORE INSERT ON requests BEGIN SELECT RAISE(ABORT, 'disk full'); END")
  await expect(store.add(entry(leadRequest()))).rejects.toThrow('disk full')
  database.exec('DROP TRIGGER full')
  expect(await store.add(entry(leadRequest()))).toBe('stored')
})

test('while another process holds the lock, this one continues, and stores the request once the lock is free', async () => {
  const folder = folderWith({})
  const store = openStore(folder)
  await store.totals()
  const other = openFile(folder)
  other.exec('BEGIN IMMEDIATE')
  const adding = store.add(entry(leadRequest()))
  let longestMs = 0
  for (let turn = 0; turn < 20; turn += 1) {
    const startedAt = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 10))
    longestMs = Math.max(longestMs, performance.now() - startedAt)
  }
  expect(longestMs).toBeLessThan(500)
  other.exec('ROLLBACK')
  expect(await adding).toBe('stored')
})

test('a database of the previous release is taken over with its content, and that release can continue with it', async () => {
  const folder = folderWith({})
  const old = openFile(folder)
  for (const sql of migrations[0]?.('sqlite') ?? []) old.exec(sql)
  old.exec('PRAGMA user_version = 2')
  const insert = old.prepare(
    'INSERT INTO requests (received_at, body_hash, key, request, is_spam) VALUES (?, ?, ?, ?, 0)',
  )
  const addToOld = (name: string) =>
    insert.run(Date.now(), new Uint8Array(32), null, JSON.stringify(leadRequest({ name })))
  addToOld('A')
  const store = openStore(folder)
  expect(await storedNames(store)).toEqual(['A'])
  expect(claimedName(await store.claim({ leaseMs: 1, maxPerHour: 9 }))).toBe('A')
  addToOld('B')
  expect(await store.totals()).toMatchObject({ received: 2, waiting: 2 })
  expect(old.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 })
})

test.each(['sqlite', 'postgres'] as const)(
  'the steps of %s only add, so that the previous release keeps working',
  (dialect) => {
    const adding =
      /^(CREATE (UNLOGGED)? *(TABLE|INDEX|TRIGGER|FUNCTION)|ALTER TABLE \w+ ADD COLUMN (?!.*(UNIQUE|NOT NULL(?!.*DEFAULT)))|INSERT INTO totals|UPDATE digests)\b/
    for (const statement of migrations.flatMap((step) => step(dialect))) expect(statement).toMatch(adding)
  },
)

describe('erased data', () => {
  test.each(['by a command', 'by its age'])(
    '%s is in no file of the folder any more, even while another process has the database open',
    async (how) => {
      const clock = setClock()
      const folder = folderWith({})
      const [service, operator] = [openStore(folder), openStore(folder)]
      for (let index = 0; index < 60; index += 1) {
        const name = index % 3 === 0 ? `${mark} ${index}` : `Visitor ${index}`
        await service.add(entry(contactRequest({ name, message: `${name} ${'texto '.repeat(index * 40)}` })))
        if (index % 5 === 0)
          await service.markFailed(index, { nextAt: Date.now(), error: 'Refused. '.repeat(20), isRefused: false })
      }
      expect(occurrences(folder)).toBeGreaterThan(0)
      clock.advance(1)
      if (how === 'by its age') {
        await operator.removeReceivedBefore(Date.now())
        await operator.overwrite()
      } else {
        const marked = (await stored(operator)).filter(({ request }) => request.name.startsWith(mark))
        expect(await eraseForGood(operator, folder, marked)).toBe(20)
      }
      expect(occurrences(folder)).toBe(0)
    },
  )
})

function openFile(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'requests.sqlite'))
  onTestFinished(() => database.close())
  return database
}

function occurrences(folder: string): number {
  return readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(mark)).length
}
