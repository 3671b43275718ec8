/** Fields of a log line; never what a visitor wrote. */
type LogFields = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

/** Writes one line of JSON. */
export function log(event: string, facts: LogFields = {}): void {
  console.log(line(event, facts))
}

export function logError(event: string, facts: LogFields = {}): void {
  console.error(line(event, facts))
}

/** Never empty: a host with several addresses fails with an error without a message, which holds one for each. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(errorMessage).join('; ')
  return error instanceof Error ? error.message || error.name : String(error)
}

function line(event: string, facts: LogFields): string {
  return JSON.stringify({ time: new Date().toISOString(), event, ...facts })
}
