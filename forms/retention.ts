/**
 * How long an undelivered request stays in the visitor's browser and is retried; the privacy policy states the same.
 */
export const giveUpAfterHours = 72

/** How long the mail service keeps requests, longer than browsers send them again; the privacy policy states the same. */
export const keepDays = 365

const firstWaitMs = 30_000
export const maxWaitMs = 60 * 60_000

/** Doubles with each failure, up to an hour, or longer if the server asks for it. */
export function backoffMs(failuresBefore: number, retryAfterMs = 0): number {
  return Math.min(maxWaitMs, Math.max(retryAfterMs, firstWaitMs * 2 ** failuresBefore))
}
