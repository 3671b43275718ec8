/** The part of the package that is used; its published types are those of a version before. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>)
    /** Those of `available` that the client takes, best first; of those it likes alike, the preferred ones. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
