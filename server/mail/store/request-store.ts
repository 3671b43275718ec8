import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FormRequest } from '../../../requests/request-forms.ts'
import { giveUpAfterHours } from '../../../requests/retention.ts'
import { batched } from './batched.ts'
import type { Database, Row, SqlValue, Statement } from './database.ts'
import { exclusiveLock, migrate } from './schema.ts'

/** A request as it was received. Times are milliseconds since 1970. */
export interface StoredRequest {
  id: number
  receivedAt: number
  request: FormRequest
  isSpam: boolean
  /** A dead letter was refused by the mail server for good too often, so a person must look at it. */
  forwarding: 'waiting' | 'forwarded' | 'dead-letter'
  /** Why forwarding it has failed the last time. */
  error?: string
}

export interface NewRequest {
  /** The body as it was received: a repeat has the same bytes. */
  body: string
  request: FormRequest
  /** The `Idempotency-Key` that it came with. */
  key?: string
  isSpam: boolean
}

/** How storing went: `conflict` where the key was used for another request, `full` where there is no room. */
export type StoreResult = 'stored' | 'repeated' | 'conflict' | 'full'

/** A request that one process has for itself for a while. */
export interface ClaimedRequest {
  stored: StoredRequest
  /** How often it was claimed, this time included. */
  attempts: number
}

/** Why a mail was not sent, and when to try again. */
export interface Failure {
  nextAt: number
  error: string
  /** Whether the mail server has refused it for good. */
  isRefused: boolean
}

/** Numbers that the database keeps: asking for them costs the same however many requests there are. */
export interface Totals {
  /** Ever since the first request, also of those that are removed. */
  received: number
  receivedSpam: number
  waiting: number
  deadLetters: number
  /** Characters of all requests. */
  size: number
  /** When the oldest of those that wait was received. */
  oldestWaitingAt?: number
}

/** Which requests are meant. */
export interface Selection {
  isSpam?: boolean
  isDeadLetter?: boolean
  id?: number
}

/** How often a mail server may refuse a mail for good before it is a dead letter. */
export const maxRefusals = 5

const hourMs = 60 * 60_000
/** A browser tries to send a request for this long, so within this time an equal request is a repeat. */
const repeatedWithinMs = giveUpAfterHours * hourMs
/** How long tombstones are hashed with the same salt. */
const saltMs = 24 * hourMs
/** A time further ahead was set before the clock was put back, and does not count. */
const maxAheadMs = 2 * hourMs
/** What a check writes: the largest request would fit as well. */
const probeBytes = 64 * 1024
/** How many rows one statement reads or removes. */
const pageSize = 100
/** Characters that requests may have together. */
const defaultMaxSize = 1_000_000_000

/** By name: a statement that asks for all columns would fail in PostgreSQL once a newer release has added one. */
const columns = 'id, received_at, request, is_spam, forwarded_at, parked_at, forward_error, forward_attempts'

const waiting = 'forwarded_at IS NULL AND parked_at IS NULL'
const conflicting = 'SELECT id FROM requests WHERE key = $1 AND received_at > $2 AND body_hash <> $3'
const dropSpam = `DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE is_spam = 1 ORDER BY id LIMIT ${pageSize})
  AND (SELECT size FROM totals) + length($1) > $2`
const insertNew = `INSERT INTO requests (received_at, body_hash, key, request, is_spam)
  SELECT $1, $2, $3, $4, $5
  WHERE (SELECT size FROM totals) + length($4) <= $7
    AND NOT EXISTS (SELECT 1 FROM requests WHERE body_hash = $2 AND received_at > $6)
    AND NOT EXISTS (SELECT 1 FROM requests WHERE key = $3 AND received_at > $6)
    AND NOT EXISTS (SELECT 1 FROM erased WHERE erased_at > $6 AND (key = $3 OR body_hash = $2 OR digest IN ($8, $9, $10, $11, $12)))
  RETURNING id`
const isFull = `SELECT 1 FROM totals WHERE size + length($1) > $2
  AND NOT EXISTS (SELECT 1 FROM requests WHERE body_hash = $3 AND received_at > $4)`
/** Tombstones of the longest time that counts can have so many salts. */
const maxSalts = Math.ceil(repeatedWithinMs / saltMs) + 2
const saltsInUse = `SELECT salt, max(erased_at) AS last FROM erased WHERE erased_at > $1 AND salt IS NOT NULL GROUP BY salt
  ORDER BY last DESC LIMIT ${maxSalts}`

/** The first row of an index order. */
const dueFirst = (isSpam: 0 | 1, time: string) =>
  `(SELECT id FROM requests WHERE ${waiting} AND is_spam = ${isSpam} AND forward_at ${time} ORDER BY forward_at LIMIT 1`
const sentWithinHour = `(SELECT count(*) FROM (SELECT 1 FROM requests WHERE forwarded_at > $2 AND forwarded_at <= $1 LIMIT $4) AS sent)`

/** The mail service's requests, and which of them still have to be forwarded. Every method may fail. No query grows with what is stored. */
export class RequestStore {
  readonly #database: Database
  readonly #maxSize: number
  readonly #add: (statements: readonly Statement[]) => Promise<Row[][]>
  #migration: Promise<void> | undefined

  constructor(database: Database, { maxSize = defaultMaxSize } = {}) {
    this.#database = database
    this.#maxSize = maxSize
    this.#add = batched((statements) => this.#run(statements), exclusiveLock(database.dialect))
  }

  /** Resolves when the request is on the disk. */
  async add({ body, request, key: givenKey, isSpam }: NewRequest): Promise<StoreResult> {
    const key = givenKey ?? null
    const now = Date.now()
    const since = now - repeatedWithinMs
    const hash = createHash('sha256').update(body).digest()
    const text = JSON.stringify(request)
    const salts = await this.#rows(saltsInUse, since)
    const digests = Array.from({ length: maxSalts }, (_, index) => digestOf(hash, salts[index]?.salt))
    const [conflicts = [], , stored = [], full = []] = await this.#add([
      { sql: conflicting, values: [key, since, hash] },
      { sql: dropSpam, values: [text, this.#maxSize] },
      { sql: insertNew, values: [now, hash, key, text, Number(isSpam), since, this.#maxSize, ...digests] },
      { sql: isFull, values: [text, this.#maxSize, hash, since] },
    ])
    if (conflicts.length > 0) return 'conflict'
    if (stored.length > 0) return 'stored'
    return full.length > 0 ? 'full' : 'repeated'
  }

  /** All that are meant, the oldest first, read bit by bit. */
  async *list({ isSpam, isDeadLetter, id }: Selection = {}): AsyncGenerator<StoredRequest> {
    const conditions = [
      'id > $1',
      ...(isSpam === undefined ? [] : [`is_spam = ${Number(isSpam)}`]),
      ...(isDeadLetter ? ['parked_at IS NOT NULL'] : []),
      ...(id === undefined ? [] : ['id = $2']),
    ]
    const sql = `SELECT ${columns} FROM requests WHERE ${conditions.join(' AND ')} ORDER BY id LIMIT ${pageSize}`
    for (let last = 0; ; ) {
      const rows = await this.#rows(sql, last, ...(id === undefined ? [] : [id]))
      for (const row of rows) yield toStored(row)
      if (rows.length < pageSize) return
      last = Number(rows.at(-1)?.id)
    }
  }

  /** @returns whether there is such a request */
  async markSpam(id: number, isSpam: boolean): Promise<boolean> {
    const rows = await this.#rows('UPDATE requests SET is_spam = $1 WHERE id = $2 RETURNING id', Number(isSpam), id)
    return rows.length > 0
  }

  /**
   * Claims what to send next: no other process gets it within `leaseMs`. Nothing where so many mails were sent within the hour. Spam goes
   * after all others.
   */
  async claim({ leaseMs, maxPerHour }: { leaseMs: number; maxPerHour: number }): Promise<ClaimedRequest | undefined> {
    const now = Date.now()
    // Other programs pass over a row that one of them is about to claim.
    const lock = this.#database.dialect === 'postgres' ? ' FOR UPDATE SKIP LOCKED)' : ')'
    const candidates = ([0, 1] as const).flatMap((isSpam) => [
      dueFirst(isSpam, '<= $1') + lock,
      dueFirst(isSpam, '> $3') + lock,
    ])
    // The release before counts mails by `bundle`.
    const sql = `UPDATE requests SET forward_at = $5, forward_attempts = forward_attempts + 1, bundle = id
      WHERE id = coalesce(${candidates.join(', ')}) AND ${sentWithinHour} < $4 RETURNING ${columns}`
    const [row] = await this.#rows(sql, now, now - hourMs, now + maxAheadMs, maxPerHour, now + leaseMs)
    return row && { stored: toStored(row), attempts: Number(row.forward_attempts) }
  }

  async markForwarded(id: number): Promise<void> {
    await this.#rows('UPDATE requests SET forwarded_at = $1, forward_error = NULL WHERE id = $2', Date.now(), id)
  }

  /** What was refused for good too often becomes a dead letter. */
  async markFailed(id: number, { nextAt, error, isRefused }: Failure): Promise<void> {
    const sql = `UPDATE requests SET forward_at = $1, forward_error = $2, forward_refusals = forward_refusals + $3, bundle = NULL,
        parked_at = CASE WHEN forward_refusals + $3 >= ${maxRefusals} THEN $4 END
      WHERE id = $5`
    await this.#rows(sql, nextAt, error, Number(isRefused), Date.now(), id)
  }

  /** Makes one that waits or is a dead letter due at once. @returns whether it is one */
  async retry(id: number): Promise<boolean> {
    const sql = `UPDATE requests SET forward_at = 0, forward_refusals = 0, parked_at = NULL, bundle = NULL
      WHERE id = $1 AND forwarded_at IS NULL RETURNING id`
    return (await this.#rows(sql, id)).length > 0
  }

  /**
   * When the next mail may be sent; undefined if none waits.
   * @returns also whether it is due already, and waits for the hour to end in which so many were sent
   */
  async nextDue({ maxPerHour }: { maxPerHour: number }): Promise<{ at: number; isHeldBack: boolean } | undefined> {
    const now = Date.now()
    const first = (isSpam: 0 | 1) => `(SELECT min(forward_at) FROM requests WHERE ${waiting} AND is_spam = ${isSpam})`
    const sql = `SELECT ${first(0)} AS real, ${first(1)} AS spam, ${sentWithinHour} AS sent,
      (SELECT min(forwarded_at) FROM requests WHERE forwarded_at > $2 AND forwarded_at <= $1) AS first_sent,
      (SELECT 1 FROM requests WHERE ${waiting} AND is_spam = 0 AND forward_at > $3 LIMIT 1) AS ahead,
      (SELECT 1 FROM requests WHERE ${waiting} AND is_spam = 1 AND forward_at > $3 LIMIT 1) AS ahead_spam`
    const [row = {}] = await this.#rows(sql, now, now - hourMs, now + maxAheadMs, maxPerHour)
    const times = [row.real, row.spam].filter((time) => time !== null).map(Number)
    if (times.length === 0) return undefined
    const at = row.ahead || row.ahead_spam ? now : Math.min(...times)
    const freeAt = Number(row.sent) >= maxPerHour ? Number(row.first_sent) + hourMs : at
    return { at: Math.max(at, freeAt), isHeldBack: at <= now && freeAt > now }
  }

  async totals(): Promise<Totals> {
    const oldest = `(SELECT min(received_at) FROM requests WHERE ${waiting})`
    const [row = {}] = await this.#rows(`SELECT totals.*, ${oldest} AS oldest FROM totals`)
    return {
      received: Number(row.received),
      receivedSpam: Number(row.received_spam),
      waiting: Number(row.waiting),
      deadLetters: Number(row.dead),
      size: Number(row.size),
      oldestWaitingAt: row.oldest === null ? undefined : Number(row.oldest),
    }
  }

  /**
   * Takes a notice to the team for one process.
   * @param name a notice of this name is sent once, as `2026-11-23` or `2026-11-23T14`
   * @returns the totals at the notice before whose name is as long, or nothing where this one was taken before
   */
  async claimNotice(name: string, { received, receivedSpam }: Totals) {
    const [before = [], taken = []] = await this.#run([
      {
        sql: 'SELECT received, spam FROM digests WHERE day < $1 AND length(day) = length($1) ORDER BY day DESC LIMIT 1',
        values: [name],
      },
      {
        sql: 'INSERT INTO digests (day, received, spam) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING day',
        values: [name, received, receivedSpam],
      },
    ])
    if (taken.length === 0) return undefined
    return { received: Number(before[0]?.received ?? 0), receivedSpam: Number(before[0]?.spam ?? 0) }
  }

  /** Gives it back, where it could not be sent. */
  async releaseNotice(name: string): Promise<void> {
    await this.#rows('DELETE FROM digests WHERE day = $1', name)
  }

  /** Writes to the disk. @throws where that is not possible, as on a full disk */
  async check(): Promise<void> {
    const sql = `INSERT INTO checks (id, checked_at, room) VALUES (1, $1, $2)
      ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at, room = excluded.room`
    await this.#rows(sql, Date.now(), new Uint8Array(probeBytes))
  }

  /**
   * Removes a request, and leaves a tombstone for as long as browsers repeat requests: one that still has it cannot bring it back.
   * `overwrite` is to be called after the last.
   * @param receivedAt of the request that is meant: a database may give a number twice
   * @returns whether it was there
   */
  async erase(id: number, receivedAt: number): Promise<boolean> {
    const [found] = await this.#rows(
      'SELECT body_hash FROM requests WHERE id = $1 AND received_at = $2',
      id,
      receivedAt,
    )
    if (!found) return false
    const now = Date.now()
    const [known] = await this.#rows(saltsInUse, now - saltMs)
    const salt = String(known?.salt ?? randomBytes(16).toString('hex'))
    const hash = new Uint8Array(found.body_hash as ArrayBuffer | number[])
    await this.#run([
      {
        sql: `INSERT INTO erased (body_hash, key, erased_at, salt, digest)
          SELECT ${this.#database.dialect === 'postgres' ? "''::bytea" : "x''"}, key, $2, $3, $4 FROM requests WHERE id = $1`,
        values: [id, now, salt, digestOf(hash, salt)],
      },
      { sql: 'DELETE FROM requests WHERE id = $1', values: [id] },
    ])
    return true
  }

  /** Removes what was received before this time. @returns how many */
  async removeReceivedBefore(time: number): Promise<number> {
    await this.#rows('DELETE FROM erased WHERE erased_at <= $1', Date.now() - repeatedWithinMs)
    const sql = `DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE received_at < $1 LIMIT ${pageSize}) RETURNING id`
    for (let count = 0; ; ) {
      const removed = (await this.#rows(sql, time)).length
      count += removed
      if (removed < pageSize) return count
    }
  }

  /** Overwrites what was removed. @param isThorough also what was moved about before, which takes seconds */
  overwrite({ isThorough = false } = {}): Promise<void> {
    return this.#database.overwrite(isThorough)
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  /** For other tables of the same database. */
  async ask(statement: Statement): Promise<Row[]> {
    return (await this.#run([statement]))[0] ?? []
  }

  async #run(statements: readonly Statement[]): Promise<Row[][]> {
    this.#migration ??= migrate(this.#database)
    await this.#migration.catch((error) => {
      this.#migration = undefined
      throw error
    })
    return this.#database.run(statements)
  }

  #rows(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    return this.ask({ sql, values })
  }
}

/** A hash by which a request is known again where it comes again, and by which nobody can find out what it said. */
function digestOf(hash: Uint8Array, salt: unknown): string | null {
  return typeof salt === 'string' ? createHmac('sha256', salt).update(hash).digest('hex') : null
}

/** A row as every database has it. PostgreSQL gives large numbers as text. */
function toStored(row: Row): StoredRequest {
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    request: JSON.parse(String(row.request)) as FormRequest,
    isSpam: Number(row.is_spam) === 1,
    forwarding: row.forwarded_at !== null ? 'forwarded' : row.parked_at !== null ? 'dead-letter' : 'waiting',
    error: row.forward_error === null ? undefined : String(row.forward_error),
  }
}
