/**
 * How long an undelivered request stays in the visitor's browser and is retried; the privacy policy states the same.
 */
export const giveUpAfterHours = 72

/** How long the mail service keeps requests unless `KEEP_DAYS` says otherwise; the privacy policy states the same. */
export const defaultKeepDays = 365

/** A browser may send a request again within this time, so the mail service must still know it. */
export const minKeepDays = Math.ceil(giveUpAfterHours / 24) + 1

const firstWaitMs = 30_000
export const maxWaitMs = 60 * 60_000

/** Doubles with each failure, up to an hour, or longer if the server asks for it. */
export function backoffMs(failuresBefore: number, retryAfterMs = 0): number {
  return Math.min(maxWaitMs, Math.max(retryAfterMs, firstWaitMs * 2 ** failuresBefore))
}
