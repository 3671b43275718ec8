export type SqlValue = string | number | Uint8Array | null
export type Row = Record<string, unknown>

export interface Statement {
  /** `$1`, `$2` … are the values. */
  sql: string
  values?: readonly SqlValue[]
}

export interface Database {
  dialect: 'sqlite' | 'postgres'
  /** Runs statements in one transaction. @returns the rows of each */
  run: (statements: readonly Statement[]) => Promise<Row[][]>
  /**
   * Overwrites deleted data, as far as the database allows.
   * @param isThorough also overwrites copies of data that was moved before it was deleted, which takes seconds
   */
  overwrite: (isThorough: boolean) => Promise<void>
  close: () => Promise<void>
}
