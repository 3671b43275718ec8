/** The `Retry-After` of a response (RFC 9110, section 10.2.3: seconds or a date) in milliseconds, 0 where there is none. */
export function retryAfterMs(header: string | null, now: number): number {
  if (!header) return 0
  if (/^\d+$/.test(header)) return finite(Number(header) * 1000)
  // `Date.parse` of a browser takes texts that are no date: it reads "in 3000" as the year 3000.
  return header.endsWith(' GMT') ? finite(Math.max(0, Date.parse(header) - now)) : 0
}

function finite(ms: number): number {
  return Number.isFinite(ms) ? ms : 0
}
