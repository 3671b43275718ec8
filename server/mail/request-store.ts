import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FormRequest } from '../../forms/forms.ts'
import { giveUpAfterHours } from '../../forms/retention.ts'
import type { ServerSettings } from '../settings.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type SqlValues = Record<string, string | number | null>
export type Row = Record<string, unknown>

export interface Database {
  /** Runs one statement, in which `:name` is a value. Resolves when its changes are on the disk. */
  query: (sql: string, values?: SqlValues) => Promise<Row[]>
  /** Removes what deleted rows left in the files, as far as the database allows; that takes seconds. */
  purge: () => Promise<void>
  close: () => Promise<void>
}

/** A stored request. Times are milliseconds since 1970. */
export interface StoredRequest {
  id: number
  receivedAt: number
  request: FormRequest
  isSpam: boolean
  /** A dead letter was rejected too often by the mail server, so a person must look at it. */
  forwarding: 'waiting' | 'forwarded' | 'dead-letter'
  /** How often a process began to forward it. */
  attempts: number
  /** The last forwarding error. */
  error?: string
}

export interface NewRequest {
  /** As it came: a request that is sent again has the same bytes. */
  body: string
  /** The `Idempotency-Key`. */
  key?: string
  request: FormRequest
  isSpam: boolean
}

interface Failure {
  nextAt: number
  error: string
  /** Whether the mail server rejected the mail permanently. */
  isRefused: boolean
}

/** After this many permanent rejections, a mail is a dead letter, if the mail server has accepted another one meanwhile. */
export const maxRefusals = 5

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** A due time further ahead was set before the clock was put back, and is ignored. */
const maxAheadMs = 2 * hourMs
/** The row of `checks` with the time that the database knows. */
const timeId = 2
/** A year that was slept through, or a clock a year ahead, takes two weeks to be believed. */
const maxStepMs = 4 * hourMs
/** Rows that one statement reads. */
const pageSize = 100

const sqliteId = 'INTEGER PRIMARY KEY'
const postgresId = 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY'

/** @param id the declaration of a column that numbers the rows: all that differs between the databases */
function schema(id: string): string {
  return `
    CREATE TABLE IF NOT EXISTS requests (
      id ${id},
      received_at BIGINT NOT NULL,
      delivery_id TEXT UNIQUE,
      request TEXT NOT NULL,
      is_spam INTEGER NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting',
      due_at BIGINT NOT NULL DEFAULT 0,
      attempts INTEGER NOT NULL DEFAULT 0,
      refusals INTEGER NOT NULL DEFAULT 0, -- below 0 until another mail is accepted
      error TEXT
    );
    CREATE INDEX IF NOT EXISTS requests_by_time ON requests (received_at);
    CREATE INDEX IF NOT EXISTS requests_waiting ON requests (is_spam, due_at) WHERE state = 'waiting';
    CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY, checked_at BIGINT NOT NULL);`
}

const isDue = `state = 'waiting' AND (due_at <= :now OR due_at > :tooFarAhead)`

/** The stored requests, which are also the queue of mails. Every method fails if the database does. */
export class RequestStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** @returns whether it is new: a browser that saw no answer sends the same request again. Resolves when it is on the disk. */
  async add({ body, key = '', request, isSpam }: NewRequest): Promise<boolean> {
    const rows = await this.#database.query(
      `INSERT INTO requests (received_at, delivery_id, request, is_spam)
        VALUES (:receivedAt, :deliveryId, :request, :isSpam)
        ON CONFLICT (delivery_id) DO NOTHING RETURNING id`,
      {
        receivedAt: Date.now(),
        deliveryId: createHash('sha256').update(`${key}\n`).update(body).digest('base64url'),
        // In ASCII, which a database in any encoding stores.
        request: JSON.stringify(request).replace(
          /[\u0080-\uFFFF]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
        isSpam: Number(isSpam),
      },
    )
    return rows.length > 0
  }

  /** All requests, oldest first, read page by page. */
  async *list(): AsyncGenerator<StoredRequest> {
    const sql = `SELECT * FROM requests WHERE id > :last AND state <> 'erased' ORDER BY id LIMIT ${pageSize}`
    for (let last = 0; ; ) {
      const rows = await this.#database.query(sql, { last })
      yield* rows.map(toStored)
      if (rows.length < pageSize) return
      last = Number(rows.at(-1)?.id)
    }
  }

  /** Reserves the next request to forward for `leaseMs`, spam last. */
  async claim(leaseMs: number): Promise<StoredRequest | undefined> {
    const now = Date.now()
    // The condition stands twice, because of two processes that find the same row only the first may take it.
    const [row] = await this.#database.query(
      `UPDATE requests SET due_at = :leaseEndsAt, attempts = attempts + 1
        WHERE id = (SELECT id FROM requests WHERE ${isDue} ORDER BY is_spam, due_at LIMIT 1) AND ${isDue}
        RETURNING *`,
      { now, tooFarAhead: now + maxAheadMs, leaseEndsAt: now + leaseMs },
    )
    return row && toStored(row)
  }

  async markForwarded(id: number): Promise<void> {
    await this.#database.query(
      `UPDATE requests SET state = 'forwarded', error = NULL WHERE id = :id AND state = 'waiting'`,
      { id },
    )
    await this.#database.query(`UPDATE requests SET refusals = -refusals WHERE state = 'waiting' AND refusals < 0`)
  }

  /**
   * Too many permanent rejections make a dead letter, unless every mail was rejected: then the mail server is full or
   * misconfigured, and no mail is to blame. @returns whether this one did
   */
  async markFailed(id: number, { nextAt, error, isRefused }: Failure): Promise<boolean> {
    const [row] = await this.#database.query(
      `UPDATE requests SET due_at = :nextAt, error = :error,
          refusals = refusals + :refusal * CASE WHEN refusals > 0 THEN 1 ELSE -1 END,
          state = CASE WHEN :refusal = 1 AND refusals >= ${maxRefusals - 1} THEN 'dead-letter' ELSE state END
        WHERE id = :id AND state = 'waiting' RETURNING state`,
      { id, nextAt, error: error.replaceAll('\0', '').replace(/\P{ASCII}/gu, '?'), refusal: Number(isRefused) },
    )
    return row?.state === 'dead-letter'
  }

  /** Makes a waiting request or dead letter due at once. @returns whether there was one */
  async retry(id: number): Promise<boolean> {
    const rows = await this.#database.query(
      `UPDATE requests SET state = 'waiting', due_at = 0, refusals = 0
        WHERE id = :id AND state IN ('waiting', 'dead-letter') RETURNING id`,
      { id },
    )
    return rows.length > 0
  }

  /** How many requests wait to be forwarded, and when the next is due. */
  async queue(): Promise<{ waiting: number; nextDueAt: number | undefined }> {
    const [row] = await this.#database.query(
      `SELECT count(*) AS waiting, min(due_at) AS next FROM requests WHERE state = 'waiting'`,
    )
    const waiting = Number(row?.waiting)
    return { waiting, nextDueAt: waiting > 0 ? Number(row?.next) : undefined }
  }

  /** Writes to the disk. @throws if that fails, for example because the disk is full */
  async check(): Promise<void> {
    await this.#database.query(
      `INSERT INTO checks (id, checked_at) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET checked_at = :now`,
      { now: Date.now() },
    )
  }

  /**
   * Empties a request. Its `delivery_id` stays for as long as browsers send it again, so that none restores it. Call
   * `purge` after the last one.
   * @param receivedAt identifies the request together with the id, which a restored database may assign twice
   * @returns whether it existed
   */
  async erase(id: number, receivedAt: number): Promise<boolean> {
    const rows = await this.#database.query(
      `UPDATE requests SET state = 'erased', request = '', error = NULL
        WHERE id = :id AND received_at = :receivedAt AND state <> 'erased' RETURNING id`,
      { id, receivedAt },
    )
    return rows.length > 0
  }

  /**
   * Deletes what is older than `keepDays`, and forgets ids that no browser sends any more. Call it every few minutes: a clock
   * that is wrong, even from the start, must not make everything look old.
   * @param keepsWaiting whether requests that are to be mailed stay until they are
   * @returns the deleted requests
   */
  async removeOld(keepDays: number, keepsWaiting: boolean): Promise<number> {
    const now = await this.#advanceTime()
    const sentAgainSince = now - giveUpAfterHours * hourMs
    await this.#database.query(
      'UPDATE requests SET delivery_id = NULL WHERE received_at <= :sentAgainSince AND delivery_id IS NOT NULL',
      { sentAgainSince },
    )
    const removed = await this.#database.query(
      `DELETE FROM requests
        WHERE (received_at < :keptSince ${keepsWaiting ? `AND state NOT IN ('waiting', 'dead-letter')` : ''})
          OR (state = 'erased' AND received_at <= :sentAgainSince)
        RETURNING id`,
      { keptSince: now - keepDays * dayMs, sentAgainSince },
    )
    return removed.length
  }

  /** The time that the database knows: it follows the clock, but forwards by a few hours at a time. */
  async #advanceTime(): Promise<number> {
    const [row] = await this.#database.query(
      `SELECT checked_at AS known FROM checks WHERE id = ${timeId}
        UNION ALL SELECT max(received_at) AS known FROM requests HAVING max(received_at) IS NOT NULL LIMIT 1`,
    )
    const now = Math.min(Date.now(), row ? Number(row.known) + maxStepMs : Number.POSITIVE_INFINITY)
    await this.#database.query(
      `INSERT INTO checks (id, checked_at) VALUES (${timeId}, :now) ON CONFLICT (id) DO UPDATE SET checked_at = :now`,
      { now },
    )
    return now
  }

  purge(): Promise<void> {
    return this.#database.purge()
  }

  close(): Promise<void> {
    return this.#database.close()
  }
}

/** PostgreSQL returns large numbers as text. */
function toStored(row: Row): StoredRequest {
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    request: JSON.parse(String(row.request)) as FormRequest,
    isSpam: Number(row.is_spam) === 1,
    forwarding: row.state as StoredRequest['forwarding'],
    attempts: Number(row.attempts),
    ...(row.error !== null && { error: String(row.error) }),
  }
}

export type StoreSettings = Pick<ServerSettings, 'databaseUrl' | 'dataFolder'>

export function databaseFile({ dataFolder }: Pick<ServerSettings, 'dataFolder'>): string {
  return join(dataFolder, 'requests.sqlite')
}

/** Opens PostgreSQL if it is configured, else a file on this machine. */
export function openStore(settings: StoreSettings): RequestStore {
  const { databaseUrl } = settings
  return new RequestStore(
    databaseUrl ? openPostgres(databaseUrl, schema(postgresId)) : openSqlite(databaseFile(settings), schema(sqliteId)),
  )
}
