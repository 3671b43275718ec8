const firstWaitMs = 30_000
export const maxWaitMs = 60 * 60_000

/** How long to wait before a request or its mail is sent again: doubles with each failure, up to an hour, or longer if the server asks for it. */
export function backoffMs(failuresBefore: number, retryAfterMs = 0): number {
  return Math.min(maxWaitMs, Math.max(retryAfterMs, firstWaitMs * 2 ** failuresBefore))
}
