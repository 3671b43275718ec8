/** Fields of a log line; never what a visitor wrote. */
type LogFields = Record<string, string | number | string[]>

/** Writes one line of JSON. */
export function log(event: string, facts: LogFields = {}, write = console.log): void {
  write(JSON.stringify({ time: new Date().toISOString(), event, ...facts }))
}

export function logError(event: string, facts: LogFields): void {
  log(event, facts, console.error)
}

/** Never empty: a host with several addresses fails with an error without a message, which holds one for each. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(errorMessage).join('; ')
  return error instanceof Error ? error.message || error.name : String(error)
}
