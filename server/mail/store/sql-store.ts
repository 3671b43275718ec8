import { createHash } from 'node:crypto'
import { giveUpAfterHours } from '../../../requests/delivery/give-up.ts'
import type { RequestStore } from './request-store.ts'
import type { Row, SqlDatabase, SqlValue, Statement } from './sql-database.ts'
import { sqlQueue } from './sql-queue.ts'
import { storedColumns, toStored } from './stored-row.ts'

/** A browser tries to send a request for this long, so within this time an equal request is a repeat. */
const repeatedWithinMs = giveUpAfterHours * 60 * 60_000
/** What a check writes: the largest request would fit as well. */
const roomBytes = 64 * 1024

const conflicting = 'SELECT id FROM requests WHERE key = $1 AND received_at > $2 AND body_hash <> $3'
const insertNew = `INSERT INTO requests (received_at, body_hash, key, request, is_spam)
  SELECT $1, $2, $3, $4, $5
  WHERE NOT EXISTS (SELECT 1 FROM requests WHERE body_hash = $2 AND received_at > $6)
    AND NOT EXISTS (SELECT 1 FROM requests WHERE key = $3 AND received_at > $6)
    AND NOT EXISTS (SELECT 1 FROM erased WHERE erased_at > $6 AND (body_hash = $2 OR key = $3))
  RETURNING id`
const count = `SELECT count(*) FILTER (WHERE received_at > $1) AS received,
    count(*) FILTER (WHERE received_at > $1 AND is_spam = 1) AS spam,
    count(*) FILTER (WHERE forwarded_at IS NULL AND parked_at IS NULL) AS waiting,
    count(*) FILTER (WHERE parked_at IS NOT NULL) AS parked,
    min(received_at) FILTER (WHERE forwarded_at IS NULL AND parked_at IS NULL) AS oldest
  FROM requests`
const check = `INSERT INTO checks (id, checked_at, room) VALUES (1, $1, $2)
  ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at, room = excluded.room`
const bury = 'INSERT INTO erased (body_hash, key, erased_at) SELECT body_hash, key, $1 FROM requests WHERE id = $2'

/** The requests in a database that speaks SQL. All databases get the same statements, so all keep requests by the same rules. */
export function sqlStore(database: SqlDatabase): RequestStore {
  const rowsOf = async (sql: string, ...values: SqlValue[]): Promise<Row[]> =>
    (await database.run([{ sql, values }]))[0] ?? []

  return {
    ...sqlQueue(database),
    async add({ body, request, key: givenKey, isSpam }) {
      const key = givenKey ?? null
      const now = Date.now()
      const since = now - repeatedWithinMs
      const hash = createHash('sha256').update(body).digest()
      const values = [now, hash, key, JSON.stringify(request), Number(isSpam), since]
      const [conflicts = [], stored = []] = await database.runAlone([
        { sql: conflicting, values: [key, since, hash] },
        { sql: insertNew, values },
      ])
      if (conflicts.length > 0) return 'conflict'
      return stored.length > 0 ? 'stored' : 'repeated'
    },
    async list(filter) {
      const rows = filter
        ? await rowsOf(`SELECT ${storedColumns} FROM requests WHERE is_spam = $1 ORDER BY id`, Number(filter.isSpam))
        : await rowsOf(`SELECT ${storedColumns} FROM requests ORDER BY id`)
      return rows.map(toStored)
    },
    markSpam: async (id, isSpam) =>
      void (await rowsOf('UPDATE requests SET is_spam = $1 WHERE id = $2', Number(isSpam), id)),
    async count(since) {
      const [{ received, spam, waiting, parked, oldest } = {} as Row] = await rowsOf(count, since)
      return {
        received: Number(received),
        spam: Number(spam),
        waiting: Number(waiting),
        parked: Number(parked),
        oldestWaitingAt: oldest === null ? undefined : Number(oldest),
      }
    },
    claimDigest: async (day) =>
      (await rowsOf('INSERT INTO digests (day) VALUES ($1) ON CONFLICT DO NOTHING RETURNING day', day)).length > 0,
    releaseDigest: async (day) => void (await rowsOf('DELETE FROM digests WHERE day = $1', day)),
    check: async () => void (await rowsOf(check, Date.now(), new Uint8Array(roomBytes))),
    async erase(ids) {
      const now = Date.now()
      const removed = await database.run(
        ids.flatMap((id): Statement[] => [
          { sql: bury, values: [now, id] },
          { sql: 'DELETE FROM requests WHERE id = $1 RETURNING id', values: [id] },
        ]),
      )
      await database.overwrite(true)
      return removed.flat().length
    },
    async eraseReceivedBefore(time) {
      const [, removed = []] = await database.run([
        { sql: 'DELETE FROM erased WHERE erased_at <= $1', values: [Date.now() - repeatedWithinMs] },
        { sql: 'DELETE FROM requests WHERE received_at < $1 RETURNING id', values: [time] },
      ])
      if (removed.length > 0) await database.overwrite(false)
      return removed.length
    },
    close: database.close,
  }
}
