import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { LeadFields } from '../../forms/forms.ts'
import { keepInBrowserDays } from '../../forms/retention.ts'
import type { ServerSettings } from '../settings.ts'
import type { Database, Row } from './database.ts'
import { addErasures, type Erasure, readErasures } from './erasures.ts'
import { asciiJson, inAscii } from './escape-text.ts'
import { noteInMeta, toBeMailed, withLeadTables } from './lead-tables.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** A stored lead. Times are milliseconds since 1970. */
export interface StoredLead {
  id: number
  receivedAt: number
  fields: LeadFields
  /** A refused mail is tried again as well. */
  forwarding: 'waiting' | 'refused' | 'forwarded'
  /** How often a process began to forward it. */
  attempts: number
  /** The recipients that have it, or have refused it for good. */
  deliveredTo: string[]
  /** The last forwarding error. */
  error?: string
}

export interface NewLead {
  /** A lead that is sent again has the same. */
  body: string
  /** The `Idempotency-Key`. */
  key?: string
  fields: LeadFields
}

/** What is stored of a mail that was not forwarded. */
export type Failure = Pick<StoredLead, 'forwarding' | 'deliveredTo'> & { nextAt: number; error: string }

const dayMs = 24 * 60 * 60_000
/** Begins the id of a lead without a key, which is made of its body alone. */
const keylessPrefix = 'body:'

export type LeadStore = ReturnType<typeof createStore>

/**
 * The stored leads, which are also the queue of mails. Every method fails if the database does.
 * @param erasedFile the list of erased leads
 */
function createStore({ query, purge, close, isFile }: Database, erasedFile: string) {
  /** Before leads are shown or mailed: at any time, a backup with erased ones may have taken the database's place. */
  async function repeatErasures(): Promise<void> {
    const [lastErasure] = await query(`SELECT value FROM meta WHERE key = 'erased'`)
    const erasures = readErasures(erasedFile, isFile && lastErasure !== undefined)
    if (erasures.length === 0) return
    const rows = erasures.map(({ id, receivedAt }) => `(${id}, ${receivedAt})`)
    const emptied = await query(
      `UPDATE requests SET state = 'erased', request = '', error = NULL
        WHERE state <> 'erased' AND (id, received_at) IN (VALUES ${rows.join()}) RETURNING id`,
    )
    if (emptied.length > 0) await purge()
  }

  return {
    /** Writes to the disk. @throws if leads cannot be stored, for example because the disk is full, or not be shown */
    async probe(): Promise<void> {
      await repeatErasures()
      await query(noteInMeta('probe'))
    },

    /** Stores a lead once: a browser that saw no response sends it again. Resolves when it is on the disk. */
    async add({ body, key = '', fields }: NewLead): Promise<void> {
      const hash = createHash('sha256').update(`${key}\n`).update(body).digest('base64url')
      const deliveryId = key ? hash : keylessPrefix + hash
      await query(
        `INSERT INTO requests (received_at, delivery_id, request) VALUES ($1, $2, $3)
          ON CONFLICT (delivery_id) DO NOTHING`,
        [Date.now(), deliveryId, asciiJson(fields)],
      )
    },

    /** All leads, the oldest first. */
    async list(): Promise<StoredLead[]> {
      await repeatErasures()
      return (await query(`SELECT * FROM requests WHERE state <> 'erased' ORDER BY id`)).map(toStored)
    },

    /** Reserves the next lead to forward for `leaseMs`. */
    async reserveNext(leaseMs: number): Promise<StoredLead | undefined> {
      await repeatErasures()
      const isDue = `${toBeMailed} AND due_at <= $1`
      // Of two processes that find the same row, the second waits for its lock, and then must check again.
      const rows = await query(
        `UPDATE requests SET due_at = $2, attempts = attempts + 1
          WHERE id = (SELECT id FROM requests WHERE ${isDue} ORDER BY due_at, id LIMIT 1) AND ${isDue}
          RETURNING *`,
        [Date.now(), Date.now() + leaseMs],
      )
      return rows.map(toStored)[0]
    },

    async markForwarded(id: number): Promise<void> {
      await query(`UPDATE requests SET state = 'forwarded', error = NULL WHERE id = $1 AND ${toBeMailed}`, [id])
    },

    async markFailed(id: number, { forwarding, nextAt, error, deliveredTo }: Failure): Promise<void> {
      await query(
        `UPDATE requests SET state = $2, due_at = $3, error = $4, delivered_to = $5 WHERE id = $1 AND ${toBeMailed}`,
        [id, forwarding, nextAt, inAscii(error), JSON.stringify(deliveredTo)],
      )
    },

    /** How many leads wait to be forwarded, and when the next is due. */
    async queue(): Promise<{ waiting: number; nextDueAt: number | undefined }> {
      const [row] = await query(`SELECT count(*) AS waiting, min(due_at) AS next FROM requests WHERE ${toBeMailed}`)
      const waiting = Number(row?.waiting)
      return { waiting, nextDueAt: waiting > 0 ? Number(row?.next) : undefined }
    },

    /**
     * Empties leads for good. Their `delivery_id` stays as long as a lead would, so that no browser that sends one
     * again restores it.
     */
    async erase(leads: Erasure[]): Promise<void> {
      addErasures(erasedFile, leads)
      await query(noteInMeta('erased'))
      await repeatErasures()
      // Even if nothing was left to empty: last time, a reader may have prevented this.
      await purge()
    },

    /**
     * Deletes the mailed and the erased leads that are older than `keepDays`. Before that, once no browser sends a lead
     * again, it forgets the bodies of leads without a key: the same words are then a new lead. The bodies of erased
     * leads stay known.
     */
    async removeOld(keepDays: number): Promise<void> {
      const forget = `UPDATE requests SET delivery_id = NULL
        WHERE received_at <= $1 AND delivery_id LIKE '${keylessPrefix}%' AND state <> 'erased'`
      await query(forget, [Date.now() - keepInBrowserDays * dayMs])
      const remove = `DELETE FROM requests WHERE received_at < $1 AND NOT (${toBeMailed})`
      await query(remove, [Date.now() - keepDays * dayMs])
    },

    close,
  }
}

/** PostgreSQL returns large numbers as text. */
function toStored(row: Row): StoredLead {
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    fields: JSON.parse(String(row.request)) as LeadFields,
    forwarding: row.state as StoredLead['forwarding'],
    attempts: Number(row.attempts),
    deliveredTo: JSON.parse(String(row.delivered_to ?? '[]')),
    ...(row.error !== null && { error: String(row.error) }),
  }
}

export const databaseFile = (dataFolder: string) => join(dataFolder, 'requests.sqlite')

/** Opens PostgreSQL if it is configured, else a file on this machine. */
export function openStore({ databaseUrl, dataFolder }: Pick<ServerSettings, 'databaseUrl' | 'dataFolder'>): LeadStore {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(databaseFile(dataFolder))
  return createStore(withLeadTables(database), join(dataFolder, 'erased.jsonl'))
}
