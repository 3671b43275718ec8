import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { mark } from '../../../tests/mail/marked'
import { leadRequest } from '../../../tests/mail/sample-requests'
import { addLeads, openStore, storedNames, takenNames } from '../../../tests/mail/store'
import { folderWith } from '../../../tests/temporary-folder'

/** The database of the first release, which counted no versions, and what that release asks of it. */
const firstSchema = `
  CREATE TABLE IF NOT EXISTS requests (
    id INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, body_hash BLOB NOT NULL, key TEXT, request TEXT NOT NULL,
    is_spam INTEGER NOT NULL, repeats INTEGER NOT NULL DEFAULT 0, forwarded_at INTEGER,
    forward_attempts INTEGER NOT NULL DEFAULT 0, forward_at INTEGER NOT NULL DEFAULT 0, forward_error TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS requests_to_forward ON requests (forward_at) WHERE forwarded_at IS NULL AND is_spam = 0;`
const firstInsert = 'INSERT INTO requests (received_at, body_hash, key, request, is_spam) VALUES (?, ?, ?, ?, 0)'

test('a database of the first release is taken over with what it holds', async () => {
  const folder = folderWith({})
  const old = openDatabase(folder)
  old.exec(firstSchema)
  old.prepare(firstInsert).run(Date.now(), new Uint8Array(32), null, JSON.stringify(leadRequest({ name: 'A' })))
  const store = openStore(folder)
  expect(await storedNames(store)).toEqual(['A'])
  expect(takenNames(await store.takeForForwarding({ leaseMs: 1, mostPerHour: 9 }))).toEqual(['A'])
})

test('what the first release has removed or moved is in the database no more, once it is taken over and a time has passed', async () => {
  const folder = folderWith({})
  const old = openDatabase(folder)
  old.exec(firstSchema)
  for (let index = 0; index < 80; index += 1) {
    const name = `${index % 2 ? 'Visitor' : mark} ${index}`
    old
      .prepare(firstInsert)
      .run(index % 2 ? Date.now() : 1, new Uint8Array(32), null, JSON.stringify(leadRequest({ name })))
  }
  old.exec("UPDATE requests SET forward_error = printf('%.*c', id * 29, 'x')")
  old.exec('UPDATE requests SET forward_error = NULL')
  expect(await openStore(folder).eraseReceivedBefore(2)).toBe(40)
  for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file)).includes(mark), file).toBe(false)
})

test('the first release can go on with a database of this one', async () => {
  const folder = folderWith({})
  await addLeads(openStore(folder), 'A')
  const old = openDatabase(folder)
  old.exec(firstSchema)
  old.prepare(firstInsert).run(Date.now(), new Uint8Array(32), null, JSON.stringify(leadRequest({ name: 'B' })))
  expect(old.prepare('SELECT count(*) AS count FROM requests').get()).toEqual({ count: 2 })
  expect(await storedNames(openStore(folder))).toEqual(['A', 'B'])
})

test('a database of a newer release is refused in words, and stays as it is', () => {
  const folder = folderWith({})
  const newer = openDatabase(folder)
  newer.exec('CREATE TABLE requests (id INTEGER); PRAGMA user_version = 99')
  expect(() => openStore(folder)).toThrow('A newer release has written the database: it has version 99')
  expect(newer.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 })
})

function openDatabase(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'requests.sqlite'))
  onTestFinished(() => database.close())
  return database
}
