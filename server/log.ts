/** What a line of the log may say. No text of a visitor: requests are named by their ids. */
type Facts = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

/** Writes one line, as JSON, for whatever collects the output of this program. */
export function log(event: string, facts: Facts = {}): void {
  console.log(line(event, facts))
}

/** The same for what somebody should look at. */
export function logError(event: string, facts: Facts = {}): void {
  console.error(line(event, facts))
}

/** What an error says of itself, without what it may quote. */
export function reasonOf(error: unknown): string {
  const { message, code, responseCode } = error as Partial<NodeJS.ErrnoException> & { responseCode?: number }
  // A mail server answers in its own words, and may repeat those of the mail.
  return responseCode === undefined ? String(message ?? error) : `${code}: the mail server answered ${responseCode}`
}

function line(event: string, facts: Facts): string {
  return JSON.stringify({ time: new Date().toISOString(), event, ...facts })
}
