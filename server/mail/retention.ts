import { keepDays } from '../../forms/retention.ts'
import { errorMessage, log, logError } from './log.ts'
import type { RequestStore } from './request-store.ts'

const intervalMs = 10 * 60_000
/** A larger difference is a jump: the machine slept, or its clock was set. */
const maxDriftMs = 60_000

/**
 * Deletes requests received more than `keepDays` days ago, from ten minutes after the start. A clock that has just
 * jumped is not trusted, because it could make everything look old.
 */
export function startRetention(store: RequestStore): { stop: () => void } {
  let before = { clock: Date.now(), uptime: performance.now() }
  const timer = setInterval(async () => {
    const now = { clock: Date.now(), uptime: performance.now() }
    const drift = Math.abs(now.clock - before.clock - (now.uptime - before.uptime))
    before = now
    if (drift > maxDriftMs) return
    try {
      const count = await store.removeOld(keepDays)
      if (count > 0) log('old requests were removed', { count, keepDays })
    } catch (error) {
      logError('old requests could not be removed', { reason: errorMessage(error) })
    }
  }, intervalMs).unref()
  return { stop: () => clearInterval(timer) }
}
