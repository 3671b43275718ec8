/** How long a request that no service has taken waits in the visitor's browser and is sent again; the privacy policy states the same. */
export const giveUpAfterHours = 72

/** How many days the mail service keeps a request, where the setting `KEEP_DAYS` does not say otherwise; the privacy policy states the same. */
export const defaultKeepDays = 365

/** Within this time a browser may send a request again, and the mail service must still know it. */
export const minKeepDays = Math.ceil(giveUpAfterHours / 24) + 1

const firstWaitMs = 30_000
export const maxWaitMs = 60 * 60_000

/** How long to wait after a failure: twice as long each time, at most an hour; longer only if the other side asks for it. */
export function backoffMs(failuresBefore: number, retryAfterMs = 0): number {
  return Math.min(maxWaitMs, Math.max(retryAfterMs, firstWaitMs * 2 ** failuresBefore))
}
