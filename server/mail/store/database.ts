export type SqlValue = string | number | Uint8Array | null
export type Row = Record<string, unknown>

export interface Statement {
  /** `$1`, `$2` … stand for the values. */
  sql: string
  values?: readonly SqlValue[]
}

/** A database that can keep the requests: SQLite, PostgreSQL or Cloudflare's D1. */
export interface Database {
  dialect: 'sqlite' | 'postgres'
  /** Stands for the database itself, where it is reopened for each call. */
  identity?: object
  /** Runs statements one after the other in one transaction: all of them or none. @returns the rows of each */
  run: (statements: readonly Statement[]) => Promise<Row[][]>
  /**
   * Overwrites what was removed, as far as the database allows.
   * @param isThorough whether also what was moved about before it was removed, which takes seconds
   */
  overwrite: (isThorough: boolean) => Promise<void>
  close: () => Promise<void>
}
