import { RateLimiterRes } from 'rate-limiter-flexible'
import type { OpenLimiter } from './limits.ts'
import type { Row, Statement } from './store/sql-database.ts'

type Ask = (statement: Statement) => Promise<Row[]>

const count = `INSERT INTO limits (key, points, expire) VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN limits.expire <= $4 THEN $2 ELSE limits.points + $2 END,
    expire = CASE WHEN limits.expire <= $4 THEN $3 ELSE limits.expire END
  RETURNING points, expire`

/** Counts in D1, for all instances together, as rate-limiter-flexible does it in the databases that it knows. */
export function limiterInD1(ask: Ask): OpenLimiter {
  return ({ keyPrefix, points: most, duration }) => ({
    async consume(key, points = 1) {
      const now = Date.now()
      const [row] = await ask({ sql: count, values: [`${keyPrefix}:${key}`, points, now + 1000 * duration, now] })
      const consumed = Number(row?.points)
      const msBeforeNext = Math.max(Number(row?.expire) - now, 0)
      const result = new RateLimiterRes(Math.max(most - consumed, 0), msBeforeNext, consumed, consumed === points)
      if (consumed > most) throw result
      return result
    },
  })
}

/** Forgets what is over. */
export async function clearLimits(ask: Ask): Promise<void> {
  await ask({ sql: 'DELETE FROM limits WHERE expire <= $1', values: [Date.now()] })
}
