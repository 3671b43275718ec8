/** The fields of a log line. No visitor data: requests are named by their ids. */
type LogFields = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

/** Writes one line, as JSON, for whatever collects the output of this program. */
export function log(event: string, facts: LogFields = {}): void {
  console.log(line(event, facts))
}

/** Logs an error that needs attention. */
export function logError(event: string, facts: LogFields = {}): void {
  console.error(line(event, facts))
}

/** The reason of an error, without quoted data. */
export function errorMessage(error: unknown): string {
  const { message, code, responseCode } = error as Partial<NodeJS.ErrnoException> & { responseCode?: number }
  // A mail server answers in its own words, and may repeat those of the mail.
  return responseCode === undefined ? String(message ?? error) : `${code}: the mail server answered ${responseCode}`
}

function line(event: string, facts: LogFields): string {
  return JSON.stringify({ time: new Date().toISOString(), event, ...facts })
}
