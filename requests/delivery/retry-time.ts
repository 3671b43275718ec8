const firstWaitMs = 30_000
export const maxWaitMs = 60 * 60_000

/** How long to wait after a failure: twice as long each time, as long as the service asks for, at most an hour. */
export function waitAfter(failuresBefore: number, retryAfterMs = 0): number {
  return Math.min(maxWaitMs, Math.max(retryAfterMs, firstWaitMs * 2 ** failuresBefore))
}

/** The `Retry-After` of an answer (RFC 9110, section 10.2.3: seconds or a date) in milliseconds, 0 where there is none. */
export function retryAfterMs(header: string | null, now: number): number {
  if (!header) return 0
  if (/^\d+$/.test(header)) return finite(Number(header) * 1000)
  // `Date.parse` of a browser takes texts that are no date: it reads "in 3000" as the year 3000.
  return header.endsWith(' GMT') ? finite(Math.max(0, Date.parse(header) - now)) : 0
}

function finite(ms: number): number {
  return Number.isFinite(ms) ? ms : 0
}
