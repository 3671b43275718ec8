/** The part of the package that is used here: its published types are those of an older version. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>)
    /** Those of `available` that the client accepts, the best first. Among equally good ones `preferred` decides. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
