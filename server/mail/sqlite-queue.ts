import type { DatabaseSync } from 'node:sqlite'
import { longestWaitMs, mostRefusals } from './forwarding-rules.ts'
import type { RequestStore, Taken } from './request-store.ts'
import { type Row, toStored } from './sqlite-row.ts'

type Queue = Pick<
  RequestStore,
  'takeForForwarding' | 'markForwarded' | 'markForwardingFailed' | 'retryForwarding' | 'nextForwardingAt'
>

const hourMs = 60 * 60_000
/** A time further ahead was set before the clock was put back, and does not count. */
const mostAheadMs = 2 * longestWaitMs
/** The most characters of requests in one mail. */
const longestMail = 4_000_000

/**
 * The part of the SQLite store that hands out what has to be forwarded. `bundle` says in which mail a request was last sent: it is the id
 * of the first request in that mail.
 */
export function sqliteQueue(database: DatabaseSync, transaction: <Result>(task: () => Result) => Result): Queue {
  const statement = (sql: string) => database.prepare(sql)
  const waiting = 'forwarded_at IS NULL AND parked_at IS NULL'
  const isDue = `${waiting} AND (forward_at <= :now OR forward_at > :now + ${mostAheadMs})`
  const sent = statement(
    `SELECT count(DISTINCT bundle) AS mails, min(forwarded_at) AS first
     FROM requests WHERE forwarded_at > :now - ${hourMs} AND forwarded_at <= :now`,
  )
  const due = statement(`SELECT * FROM requests WHERE ${isDue} ORDER BY is_spam, forward_at, id LIMIT :most`)
  const bundled = statement(`SELECT * FROM requests WHERE ${waiting} AND bundle = ? ORDER BY id`)
  const take = statement(
    'UPDATE requests SET forward_at = ?, forward_attempts = forward_attempts + 1, bundle = ? WHERE id = ?',
  )
  const forwarded = statement('UPDATE requests SET forwarded_at = ?, forward_error = NULL WHERE id = ?')
  const failed = statement(
    `UPDATE requests SET forward_at = :nextAt, forward_error = :error, forward_refusals = forward_refusals + :refusal,
       bundle = iif(:mayHaveArrived, bundle, NULL),
       parked_at = CASE WHEN forward_refusals + :refusal >= ${mostRefusals} THEN :now END
     WHERE id = :id`,
  )
  const retry = statement(
    'UPDATE requests SET forward_at = 0, forward_refusals = 0, parked_at = NULL, bundle = NULL WHERE id = ? AND forwarded_at IS NULL',
  )
  const next = statement(
    `SELECT min(CASE WHEN forward_at > :now + ${mostAheadMs} THEN :now ELSE forward_at END) AS at FROM requests WHERE ${waiting}`,
  )

  const mailsOfHour = (now: number) => {
    const { mails, first } = sent.get({ now }) as { mails: number; first: number | null }
    return { mails, freeAt: (first ?? now) + hourMs }
  }
  const rowsToSend = (now: number, mostPerHour: number): Row[] => {
    const { mails } = mailsOfHour(now)
    if (mails >= mostPerHour) return []
    const [first] = due.all({ now, most: 1 }) as Row[]
    if (!first) return []
    if (typeof first.bundle === 'number') return bundled.all(first.bundle)
    return mails === mostPerHour - 1 ? fitting(due.all({ now, most: -1 }) as Row[]) : [first]
  }

  return {
    takeForForwarding: async ({ leaseMs, mostPerHour }) =>
      transaction((): Taken | undefined => {
        const now = Date.now()
        const rows = rowsToSend(now, mostPerHour).sort((a, b) => Number(a.id) - Number(b.id))
        for (const { id } of rows) take.run(now + leaseMs, Number(rows[0]?.id), Number(id))
        const [first, ...others] = rows.map(toStored)
        return first && { requests: [first, ...others], attempts: Number(rows[0]?.forward_attempts) + 1 }
      }),
    markForwarded: async (ids) =>
      transaction(() => {
        for (const id of ids) forwarded.run(Date.now(), id)
      }),
    markForwardingFailed: async (ids, { nextAt, error, isRefused, mayHaveArrived }) =>
      transaction(() => {
        const how = { nextAt, error, refusal: Number(isRefused), mayHaveArrived: Number(mayHaveArrived) }
        for (const id of ids) failed.run({ ...how, id, now: Date.now() })
      }),
    retryForwarding: async (ids) => transaction(() => ids.reduce((sum, id) => sum + Number(retry.run(id).changes), 0)),
    async nextForwardingAt({ mostPerHour }) {
      const now = Date.now()
      const { at } = next.get({ now }) as { at: number | null }
      if (at === null) return undefined
      const { mails, freeAt } = mailsOfHour(now)
      return mails >= mostPerHour ? Math.max(at, freeAt) : at
    },
  }
}

/** As many of the first rows as one mail has room for, at least one; none that belongs to another mail already. */
function fitting(rows: Row[]): Row[] {
  let length = 0
  const free = rows.filter(({ bundle }) => bundle === null)
  return free.filter(({ request }, index) => {
    length += String(request).length
    return index === 0 || length <= longestMail
  })
}
