import { longestWaitMs, mostRefusals } from '../forwarding-rules.ts'
import type { RequestStore } from './request-store.ts'
import type { SqlDatabase, Statement } from './sql-database.ts'
import { storedColumns, toStored } from './stored-row.ts'

type Queue = Pick<
  RequestStore,
  'takeForForwarding' | 'markForwarded' | 'markForwardingFailed' | 'retryForwarding' | 'nextForwardingAt'
>

const hourMs = 60 * 60_000
/** A time further ahead was set before the clock was put back, and does not count. */
const mostAheadMs = 2 * longestWaitMs
/** The most characters of requests in one mail. */
const longestMail = 4_000_000

const waiting = 'forwarded_at IS NULL AND parked_at IS NULL'
const ofHour = 'forwarded_at > $2 AND forwarded_at <= $1'
const forwarded = 'UPDATE requests SET forwarded_at = $1, forward_error = NULL WHERE id = $2'
const failed = `UPDATE requests SET forward_at = $1, forward_error = $2, forward_refusals = forward_refusals + $3,
    bundle = CASE WHEN $4 = 1 THEN bundle END,
    parked_at = CASE WHEN forward_refusals + $3 >= ${mostRefusals} THEN $5 END
  WHERE id = $6`
const retry = `UPDATE requests SET forward_at = 0, forward_refusals = 0, parked_at = NULL, bundle = NULL
  WHERE id = $1 AND forwarded_at IS NULL RETURNING id`
const next = `SELECT min(CASE WHEN forward_at > $3 THEN $1 ELSE forward_at END) AS at,
    (SELECT count(DISTINCT bundle) FROM requests WHERE ${ofHour}) AS mails,
    (SELECT min(forwarded_at) FROM requests WHERE ${ofHour}) AS first
  FROM requests WHERE ${waiting}`

/**
 * Takes what goes into the next mail, in one statement. `bundle` says in which mail a request was last sent: it is the id of the first
 * request in that mail, the leader. Whoever takes the leader takes the mail: no other program takes the rest. Where the leader was
 * erased or retried alone, each of the others leads.
 */
function takeStatement({ rowLock }: SqlDatabase): string {
  const due = (row: string) =>
    `${row}.forwarded_at IS NULL AND ${row}.parked_at IS NULL AND (${row}.forward_at <= $1 OR ${row}.forward_at > $3)`
  return `
    WITH sent AS MATERIALIZED (SELECT count(DISTINCT bundle) AS mails FROM requests WHERE ${ofHour}),
    leader AS MATERIALIZED (
      SELECT r.id, r.bundle FROM requests AS r
      WHERE ${due('r')} AND (SELECT mails FROM sent) < $4 AND (r.bundle IS NULL OR r.bundle = r.id
        OR NOT EXISTS (SELECT 1 FROM requests AS l WHERE l.id = r.bundle AND l.bundle = l.id AND ${due('l')}))
      ORDER BY r.is_spam, r.forward_at, r.id LIMIT 1 ${rowLock}
    ),
    fitting AS (
      SELECT id, sum(length(request)) OVER (ORDER BY is_spam, forward_at, id) AS total
      FROM requests AS f WHERE ${due('f')} AND bundle IS NULL
    ),
    chosen AS MATERIALIZED (
      SELECT r.id FROM requests AS r CROSS JOIN leader
      WHERE ${due('r')} AND (r.id = leader.id OR r.bundle = leader.bundle
        OR (leader.bundle IS NULL AND (SELECT mails FROM sent) = $4 - 1
          AND r.id IN (SELECT id FROM fitting WHERE total <= ${longestMail})))
      ${rowLock}
    )
    UPDATE requests SET forward_at = $5, forward_attempts = forward_attempts + 1, bundle = (SELECT min(id) FROM chosen)
    WHERE id IN (SELECT id FROM chosen) RETURNING ${storedColumns}`
}

/** The part of the store that hands out what has to be forwarded. */
export function sqlQueue(database: SqlDatabase): Queue {
  const take = takeStatement(database)
  const run = (...statements: Statement[]) => database.run(statements)
  return {
    async takeForForwarding({ leaseMs, mostPerHour }) {
      const now = Date.now()
      const values = [now, now - hourMs, now + mostAheadMs, mostPerHour, now + leaseMs]
      const [rows = []] = await run({ sql: take, values })
      rows.sort((a, b) => Number(a.id) - Number(b.id))
      const [first, ...others] = rows.map(toStored)
      return first && { requests: [first, ...others], attempts: Number(rows[0]?.forward_attempts) }
    },
    markForwarded: async (ids) => {
      const now = Date.now()
      await run(...ids.map((id) => ({ sql: forwarded, values: [now, id] })))
    },
    markForwardingFailed: async (ids, { nextAt, error, isRefused, mayHaveArrived }) => {
      const how = [nextAt, error, Number(isRefused), Number(mayHaveArrived), Date.now()]
      await run(...ids.map((id) => ({ sql: failed, values: [...how, id] })))
    },
    retryForwarding: async (ids) => (await run(...ids.map((id) => ({ sql: retry, values: [id] })))).flat().length,
    async nextForwardingAt({ mostPerHour }) {
      const now = Date.now()
      const [[row] = []] = await run({ sql: next, values: [now, now - hourMs, now + mostAheadMs] })
      if (!row || row.at === null) return undefined
      const freeAt = Number(row.first ?? now) + hourMs
      return Number(row.mails) >= mostPerHour ? Math.max(Number(row.at), freeAt) : Number(row.at)
    },
  }
}
