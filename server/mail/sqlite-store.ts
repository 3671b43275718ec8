import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { giveUpAfterHours } from '../../requests/delivery/give-up.ts'
import { batched } from './batched.ts'
import type { NewRequest, RequestStore, Storing } from './request-store.ts'
import { sqliteQueue } from './sqlite-queue.ts'
import { toStored } from './sqlite-row.ts'
import { migrate } from './sqlite-schema.ts'

export const databaseFile = 'requests.sqlite'
/** A browser tries to send a request for this long, so within this time an equal request is a repeat. */
const repeatedWithinMs = giveUpAfterHours * 60 * 60_000
const lockTimeoutMs = 5000
/** What a check writes: the largest request would fit as well. */
const roomBytes = 64 * 1024
/** SQLite's code where another process holds the lock. */
const sqliteBusy = 5

/**
 * Opens the database in a folder. A missing folder is created, readable by its owner only.
 * @throws if the folder cannot be written, or the file is not a database.
 */
export function openSqliteStore(folder: string): RequestStore {
  const database = openDatabase(folder)
  const statement = (sql: string) => database.prepare(sql)
  const findByKey = statement('SELECT id, body_hash FROM requests WHERE key = ? AND received_at > ? LIMIT 1')
  const findByBody = statement('SELECT id FROM requests WHERE body_hash = ? AND received_at > ? LIMIT 1')
  const findErased = statement('SELECT 1 FROM erased WHERE erased_at > ? AND (body_hash = ? OR key = ?) LIMIT 1')
  const countRepeat = statement('UPDATE requests SET repeats = repeats + 1 WHERE id = ?')
  const insert = statement(
    'INSERT INTO requests (received_at, body_hash, key, request, is_spam) VALUES (?, ?, ?, ?, ?)',
  )
  const listed = statement('SELECT * FROM requests WHERE is_spam IN (?, ?) ORDER BY id')
  const setSpam = statement('UPDATE requests SET is_spam = ? WHERE id = ?')
  const counted = statement(
    `SELECT count(*) FILTER (WHERE received_at > :since) AS received,
       count(*) FILTER (WHERE received_at > :since AND is_spam = 1) AS spam,
       count(*) FILTER (WHERE forwarded_at IS NULL AND parked_at IS NULL) AS waiting,
       count(*) FILTER (WHERE parked_at IS NOT NULL) AS parked,
       min(received_at) FILTER (WHERE forwarded_at IS NULL AND parked_at IS NULL) AS oldest
     FROM requests`,
  )
  const claim = statement('INSERT OR IGNORE INTO digests VALUES (?)')
  const release = statement('DELETE FROM digests WHERE day = ?')
  const check = statement(`INSERT OR REPLACE INTO checks VALUES (1, ?, zeroblob(${roomBytes}))`)
  const bury = statement('INSERT INTO erased SELECT body_hash, key, ? FROM requests WHERE id = ?')
  const remove = statement('DELETE FROM requests WHERE id = ?')
  const removeBefore = statement('DELETE FROM requests WHERE received_at < ?')
  const removeErased = statement('DELETE FROM erased WHERE erased_at <= ?')

  const add = ({ body, request, key, isSpam }: NewRequest): Storing => {
    const now = Date.now()
    const since = now - repeatedWithinMs
    const hash = createHash('sha256').update(body).digest()
    const sameKey = key === undefined ? undefined : findByKey.get(key, since)
    if (sameKey && !hash.equals(sameKey.body_hash as Uint8Array)) return 'conflict'
    const known = sameKey ?? findByBody.get(hash, since)
    if (known) countRepeat.run(known.id as number)
    if (known || findErased.get(since, hash, key ?? null)) return 'repeated'
    insert.run(now, hash, key ?? null, JSON.stringify(request), Number(isSpam))
    return 'stored'
  }
  const transaction = <Result>(task: () => Result) => inTransaction(database, task)
  const queue = sqliteQueue(database, transaction)

  return {
    ...queue,
    add: batched(transaction, add),
    list: async (filter) => listed.all(Number(filter?.isSpam ?? false), Number(filter?.isSpam ?? true)).map(toStored),
    markSpam: async (id, isSpam) => void setSpam.run(Number(isSpam), id),
    async count(since) {
      const { received, spam, waiting, parked, oldest } = counted.get({ since }) as Record<string, number | null>
      return {
        received: Number(received),
        spam: Number(spam),
        waiting: Number(waiting),
        parked: Number(parked),
        oldestWaitingAt: oldest ?? undefined,
      }
    },
    claimDigest: async (day) => claim.run(day).changes === 1,
    releaseDigest: async (day) => void release.run(day),
    check: async () => void check.run(Date.now()),
    async erase(ids) {
      const now = Date.now()
      const count = transaction(() => {
        for (const id of ids) bury.run(now, id)
        return ids.reduce((sum, id) => sum + Number(remove.run(id).changes), 0)
      })
      // Pages that were once rearranged may hold old bytes in their gaps: only a database written anew has none.
      whenUnlocked(() => database.exec('VACUUM'))
      emptyLog(database)
      return count
    },
    async eraseReceivedBefore(time) {
      const count = transaction(() => {
        removeErased.run(Date.now() - repeatedWithinMs)
        return Number(removeBefore.run(time).changes)
      })
      if (count > 0) emptyLog(database)
      return count
    },
    async close() {
      if (database.isOpen) database.close()
    },
  }
}

/** @throws where it cannot be opened, or was written by a newer release */
function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, databaseFile)
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs })
  try {
    if (isNew) chmodSync(file, 0o600)
    whenUnlocked(() => database.exec('PRAGMA journal_mode = WAL'))
    // With FULL a commit is on the disk before it returns: what was acknowledged survives a power cut.
    database.exec('PRAGMA synchronous = FULL')
    // What is removed is overwritten with zeros.
    database.exec('PRAGMA secure_delete = ON')
    // Earlier releases did not overwrite: only a database written anew holds nothing that they removed.
    if (migrate(database)) whenUnlocked(() => database.exec('VACUUM'))
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Writes the log into the database and empties it: it still holds what was overwritten there. @throws where others go on reading */
function emptyLog(database: DatabaseSync): void {
  whenUnlocked(() => {
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
    if (busy) throw Object.assign(new Error('Another program is reading the database.'), { errcode: sqliteBusy })
  })
}

/** SQLite waits for other processes by itself, except for some tasks that need the database alone. */
function whenUnlocked(task: () => void): void {
  for (const startedAt = Date.now(); ; ) {
    try {
      task()
      return
    } catch (error) {
      const isBusy = (error as { errcode?: number }).errcode === sqliteBusy
      if (!isBusy || Date.now() - startedAt > lockTimeoutMs) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** Takes the write lock first: otherwise two processes could both see that a request is new, and both store it. */
function inTransaction<Result>(database: DatabaseSync, task: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = task()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
