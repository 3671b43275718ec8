import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { giveUpAfterHours } from '../../requests/delivery/give-up.ts'
import type { FormRequest } from '../../requests/request-forms.ts'

/** A browser tries to send a request for this long, so within this time an equal request is a repeat. */
const repeatedWithinMs = giveUpAfterHours * 60 * 60_000
const lockTimeoutMs = 5000
/** SQLite's code where another process holds the lock. */
const sqliteBusy = 5

/** A request as it was received. Times are milliseconds since 1970. */
export interface StoredRequest {
  id: number
  receivedAt: number
  request: FormRequest
  isSpam: boolean
}

interface NewRequest {
  /** The body as it was received: a repeat has the same bytes. */
  body: string
  request: FormRequest
  /** The `Idempotency-Key` that it came with. */
  key?: string
  isSpam: boolean
}

/** How storing went: `conflict` where the key was used for another request. */
type Storing = 'stored' | 'repeated' | 'conflict'

/** The mail service's database: the requests, and which of them still have to be forwarded. */
export interface RequestStore {
  /** Returns when the request is on the disk. */
  add: (request: NewRequest) => Storing
  list: (filter: { isSpam: boolean }) => StoredRequest[]
  /** Takes the next request to forward, and reserves it: no other process gets it within `leaseMs`. */
  takeForForwarding: (leaseMs: number) => (StoredRequest & { attempts: number }) | undefined
  markForwarded: (id: number) => void
  markForwardingFailed: (id: number, failure: { nextAt: number; error: string }) => void
  /** When the next request is due to be forwarded; undefined if none is waiting. */
  nextForwardingAt: () => number | undefined
  close: () => void
}

const schema = `
  CREATE TABLE IF NOT EXISTS requests (
    id INTEGER PRIMARY KEY,
    received_at INTEGER NOT NULL,
    body_hash BLOB NOT NULL,
    key TEXT,
    request TEXT NOT NULL,
    is_spam INTEGER NOT NULL,
    repeats INTEGER NOT NULL DEFAULT 0,
    forwarded_at INTEGER,
    forward_attempts INTEGER NOT NULL DEFAULT 0,
    forward_at INTEGER NOT NULL DEFAULT 0,
    forward_error TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS requests_by_body ON requests (body_hash, received_at);
  CREATE INDEX IF NOT EXISTS requests_by_key ON requests (key, received_at) WHERE key IS NOT NULL;
  CREATE INDEX IF NOT EXISTS requests_to_forward ON requests (forward_at) WHERE forwarded_at IS NULL AND is_spam = 0;
`

/**
 * Opens the database in a folder. A missing folder is created, readable by its owner only.
 * @throws if the folder cannot be written, or the file is not a database.
 */
export function openRequestStore(folder: string): RequestStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'requests.sqlite')
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs })
  if (isNew) chmodSync(file, 0o600)
  whenUnlocked(() => database.exec('PRAGMA journal_mode = WAL'))
  // With FULL a commit is on the disk before it returns: what was acknowledged survives a power cut.
  database.exec('PRAGMA synchronous = FULL')
  database.exec(schema)
  const statement = (sql: string) => database.prepare(sql)

  const findByKey = statement('SELECT id, body_hash FROM requests WHERE key = ? AND received_at > ? LIMIT 1')
  const findByBody = statement('SELECT id FROM requests WHERE body_hash = ? AND received_at > ? LIMIT 1')
  const countRepeat = statement('UPDATE requests SET repeats = repeats + 1 WHERE id = ?')
  const insert = statement(
    'INSERT INTO requests (received_at, body_hash, key, request, is_spam) VALUES (?, ?, ?, ?, ?)',
  )
  const listed = statement('SELECT * FROM requests WHERE is_spam = ? ORDER BY id')
  const waiting = 'forwarded_at IS NULL AND is_spam = 0'
  const take = statement(
    `UPDATE requests SET forward_at = ?, forward_attempts = forward_attempts + 1
     WHERE id = (SELECT id FROM requests WHERE ${waiting} AND forward_at <= ? ORDER BY forward_at, id LIMIT 1)
     RETURNING *`,
  )
  const forwarded = statement('UPDATE requests SET forwarded_at = ?, forward_error = NULL WHERE id = ?')
  const failed = statement('UPDATE requests SET forward_at = ?, forward_error = ? WHERE id = ?')
  const next = statement(`SELECT min(forward_at) AS at FROM requests WHERE ${waiting}`)

  const add = ({ body, request, key, isSpam }: NewRequest): Storing => {
    const now = Date.now()
    const since = now - repeatedWithinMs
    const hash = createHash('sha256').update(body).digest()
    const sameKey = key === undefined ? undefined : findByKey.get(key, since)
    if (sameKey && !hash.equals(sameKey.body_hash as Uint8Array)) return 'conflict'
    const known = sameKey ?? findByBody.get(hash, since)
    if (known) {
      countRepeat.run(known.id as number)
      return 'repeated'
    }
    insert.run(now, hash, key ?? null, JSON.stringify(request), Number(isSpam))
    return 'stored'
  }

  return {
    add: (request) => inTransaction(database, () => add(request)),
    list: ({ isSpam }) => listed.all(Number(isSpam)).map(toStored),
    takeForForwarding: (leaseMs) => {
      const now = Date.now()
      const row = take.get(now + leaseMs, now)
      return row && { ...toStored(row), attempts: Number(row.forward_attempts) }
    },
    markForwarded: (id) => void forwarded.run(Date.now(), id),
    markForwardingFailed: (id, { nextAt, error }) => void failed.run(nextAt, error, id),
    nextForwardingAt: () => (next.get()?.at as number | null | undefined) ?? undefined,
    close: () => database.close(),
  }
}

/** SQLite waits for other processes by itself, except when two of them create the same database at once. */
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

function toStored(row: Record<string, SQLInputValue>): StoredRequest {
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    request: JSON.parse(String(row.request)) as FormRequest,
    isSpam: row.is_spam === 1,
  }
}
