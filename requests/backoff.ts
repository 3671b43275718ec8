const firstWaitMs = 30_000
export const maxWaitMs = 60 * 60_000

/** How long to wait after a failure: twice as long each time, at most an hour; longer only if the other side asks for it. */
export function backoffMs(failuresBefore: number, retryAfterMs = 0): number {
  return Math.min(maxWaitMs, Math.max(retryAfterMs, firstWaitMs * 2 ** failuresBefore))
}
