import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FormRequest } from '../../../forms/forms.ts'
import { giveUpAfterHours } from '../../../forms/retention.ts'
import type { Database, Row, SqlValue, Statement } from './database.ts'
import { exclusiveLock, migrate } from './schema.ts'

/** A stored request. Times are milliseconds since 1970. */
export interface StoredRequest {
  id: number
  receivedAt: number
  request: FormRequest
  isSpam: boolean
  /** A dead letter was rejected too often by the mail server, so a person must look at it. */
  forwarding: 'waiting' | 'forwarded' | 'dead-letter'
  /** The last forwarding error. */
  error?: string
}

export interface NewRequest {
  /** The raw body: a repeated request has the same bytes. */
  body: string
  request: FormRequest
  /** The `Idempotency-Key`. */
  key?: string
  isSpam: boolean
}

/** `conflict`: the key was used for another request; `full`: there is no room. */
export type StoreResult = 'stored' | 'repeated' | 'conflict' | 'full'

/** A request reserved for one process for a while. */
export interface ClaimedRequest {
  stored: StoredRequest
  /** The number of claims, this one included. */
  attempts: number
}

export interface Failure {
  nextAt: number
  error: string
  /** Whether the mail server rejected it permanently. */
  isRefused: boolean
}

/** Totals that the database maintains, so that reading them costs the same however many requests there are. */
export interface Totals {
  /** Since the first request, deleted ones included. */
  received: number
  receivedSpam: number
  waiting: number
  deadLetters: number
  /** Characters of all requests. */
  size: number
  /** When the oldest waiting request was received. */
  oldestWaitingAt?: number
}

export interface Selection {
  isSpam?: boolean
  isDeadLetter?: boolean
  id?: number
}

/** After this many permanent rejections, a mail is a dead letter. */
export const maxRefusals = 5

const hourMs = 60 * 60_000
/** Browsers retry for this long, so an equal request within this time is a repeat. */
const repeatedWithinMs = giveUpAfterHours * hourMs
/** How long tombstones share a salt. */
const saltMs = 24 * hourMs
/** A due time further ahead was set before the clock was put back, and is ignored. */
const maxAheadMs = 2 * hourMs
/** A check writes as much as the largest request. */
const probeBytes = 64 * 1024
/** Rows that one statement reads or deletes. */
const pageSize = 100
/** Characters of all requests together. */
const defaultMaxSize = 1_000_000_000

/** Listed by name, because `*` would fail in PostgreSQL once a newer release adds a column. */
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
/** The most salts that unexpired tombstones can have. */
const maxSalts = Math.ceil(repeatedWithinMs / saltMs) + 2
const saltsInUse = `SELECT salt, max(erased_at) AS last FROM erased WHERE erased_at > $1 AND salt IS NOT NULL GROUP BY salt
  ORDER BY last DESC LIMIT ${maxSalts}`

/** The first row in the order of an index. */
const dueFirst = (isSpam: 0 | 1, time: string) =>
  `(SELECT id FROM requests WHERE ${waiting} AND is_spam = ${isSpam} AND forward_at ${time} ORDER BY forward_at LIMIT 1`
const sentWithinHour = `(SELECT count(*) FROM (SELECT 1 FROM requests WHERE forwarded_at > $2 AND forwarded_at <= $1 LIMIT $4) AS sent)`

/** The stored requests and the forwarding queue. Every method may fail; no query slows down as requests accumulate. */
export class RequestStore {
  readonly #database: Database
  readonly #maxSize: number
  #migration: Promise<void> | undefined

  constructor(database: Database, { maxSize = defaultMaxSize } = {}) {
    this.#database = database
    this.#maxSize = maxSize
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
    const lock = exclusiveLock(this.#database.dialect)
    const results = await this.#run([
      ...lock,
      { sql: conflicting, values: [key, since, hash] },
      { sql: dropSpam, values: [text, this.#maxSize] },
      { sql: insertNew, values: [now, hash, key, text, Number(isSpam), since, this.#maxSize, ...digests] },
      { sql: isFull, values: [text, this.#maxSize, hash, since] },
    ])
    const [conflicts = [], , stored = [], full = []] = results.slice(lock.length)
    if (conflicts.length > 0) return 'conflict'
    if (stored.length > 0) return 'stored'
    return full.length > 0 ? 'full' : 'repeated'
  }

  /** The selected requests, oldest first, read page by page. */
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

  /** @returns whether the request exists */
  async markSpam(id: number, isSpam: boolean): Promise<boolean> {
    const rows = await this.#rows('UPDATE requests SET is_spam = $1 WHERE id = $2 RETURNING id', Number(isSpam), id)
    return rows.length > 0
  }

  /**
   * Reserves the next request to forward for `leaseMs`, spam last. Returns undefined if the hourly maximum is reached.
   */
  async claim({ leaseMs, maxPerHour }: { leaseMs: number; maxPerHour: number }): Promise<ClaimedRequest | undefined> {
    const now = Date.now()
    // Other processes skip rows that are being claimed.
    const lock = this.#database.dialect === 'postgres' ? ' FOR UPDATE SKIP LOCKED)' : ')'
    const candidates = ([0, 1] as const).flatMap((isSpam) => [
      dueFirst(isSpam, '<= $1') + lock,
      dueFirst(isSpam, '> $3') + lock,
    ])
    // The previous release, which may run beside this one, counts sent mails by `bundle`.
    const sql = `UPDATE requests SET forward_at = $5, forward_attempts = forward_attempts + 1, bundle = id
      WHERE id = coalesce(${candidates.join(', ')}) AND ${sentWithinHour} < $4 RETURNING ${columns}`
    const [row] = await this.#rows(sql, now, now - hourMs, now + maxAheadMs, maxPerHour, now + leaseMs)
    return row && { stored: toStored(row), attempts: Number(row.forward_attempts) }
  }

  async markForwarded(id: number): Promise<void> {
    await this.#rows('UPDATE requests SET forwarded_at = $1, forward_error = NULL WHERE id = $2', Date.now(), id)
  }

  /** Too many permanent rejections make a dead letter. */
  async markFailed(id: number, { nextAt, error, isRefused }: Failure): Promise<void> {
    const sql = `UPDATE requests SET forward_at = $1, forward_error = $2, forward_refusals = forward_refusals + $3, bundle = NULL,
        parked_at = CASE WHEN forward_refusals + $3 >= ${maxRefusals} THEN $4 END
      WHERE id = $5`
    await this.#rows(sql, nextAt, error, Number(isRefused), Date.now(), id)
  }

  /** Makes a waiting request or dead letter due at once. @returns whether there was one */
  async retry(id: number): Promise<boolean> {
    const sql = `UPDATE requests SET forward_at = 0, forward_refusals = 0, parked_at = NULL, bundle = NULL
      WHERE id = $1 AND forwarded_at IS NULL RETURNING id`
    return (await this.#rows(sql, id)).length > 0
  }

  /**
   * When the next mail may be sent; undefined if none waits.
   * @returns also whether it is already due and held back by the hourly maximum
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
   * Reserves a notice to the team for one process.
   * @param name a notice with this name is sent once, such as `2026-11-23` or `2026-11-23T14`
   * @returns the totals at the previous notice of the same kind (length of name), or undefined if this one was already
   * claimed
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

  /** Releases a notice that could not be sent. */
  async releaseNotice(name: string): Promise<void> {
    await this.#rows('DELETE FROM digests WHERE day = $1', name)
  }

  /** Writes to the disk. @throws if that fails, for example because the disk is full */
  async check(): Promise<void> {
    const sql = `INSERT INTO checks (id, checked_at, room) VALUES (1, $1, $2)
      ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at, room = excluded.room`
    await this.#rows(sql, Date.now(), new Uint8Array(probeBytes))
  }

  /**
   * Deletes a request and leaves a tombstone for as long as browsers retry, so that none restores it. Call `overwrite`
   * after the last one.
   * @param receivedAt identifies the request together with the id, which a restored database may assign twice
   * @returns whether it existed
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

  /** @returns the number of deleted requests */
  async removeReceivedBefore(time: number): Promise<number> {
    await this.#rows('DELETE FROM erased WHERE erased_at <= $1', Date.now() - repeatedWithinMs)
    const sql = `DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE received_at < $1 LIMIT ${pageSize}) RETURNING id`
    for (let count = 0; ; ) {
      const removed = (await this.#rows(sql, time)).length
      count += removed
      if (removed < pageSize) return count
    }
  }

  /**
   * Overwrites deleted data. @param isThorough also overwrites copies of data that was moved before, which takes
   * seconds
   */
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

/** A salted hash that recognizes a repeated request but does not reveal its content. */
function digestOf(hash: Uint8Array, salt: unknown): string | null {
  return typeof salt === 'string' ? createHmac('sha256', salt).update(hash).digest('hex') : null
}

/** PostgreSQL returns large numbers as text. */
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
