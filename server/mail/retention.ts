import { keepDays } from '../../forms/retention.ts'
import { errorMessage, log, logError } from './log.ts'
import type { RequestStore } from './request-store.ts'

const intervalMs = 10 * 60_000

/** Deletes requests received more than `keepDays` days ago, from ten minutes after the start. */
export function startRetention(store: RequestStore, keepsWaiting: boolean): { stop: () => void } {
  const timer = setInterval(async () => {
    try {
      const count = await store.removeOld(keepDays, keepsWaiting)
      if (count > 0) log('old requests were removed', { count, keepDays })
    } catch (error) {
      logError('old requests could not be removed', { reason: errorMessage(error) })
    }
  }, intervalMs).unref()
  return { stop: () => clearInterval(timer) }
}
