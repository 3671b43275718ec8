export type SqlValue = string | number | Uint8Array | null
export type Row = Record<string, unknown>

export interface Statement {
  /** `$1`, `$2` … stand for the values. */
  sql: string
  values: SqlValue[]
}

/** Runs statements one after the other, all of them or none. @returns the rows of each */
export type Run = (statements: Statement[]) => Promise<Row[][]>

/** A database as the store of requests needs it: SQLite's, PostgreSQL or D1. */
export interface SqlDatabase {
  run: Run
  /** The same while no other program does so: for what is added only where it is not there yet. */
  runAlone: Run
  /** Ends a SELECT whose rows no other program may take meanwhile: it passes over those that another has. */
  rowLock: '' | 'FOR UPDATE SKIP LOCKED'
  /**
   * Overwrites what was removed.
   * @param isThorough whether also the traces that a release before may have left
   */
  overwrite: (isThorough: boolean) => Promise<void>
  close: () => Promise<void>
}
