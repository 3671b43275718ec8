export type Row = Record<string, unknown>

/** What the lead store needs of a database, which is a SQLite file (sqlite.ts) or PostgreSQL (postgres.ts). */
export interface Database {
  /** The declaration of a column that numbers the rows: all that differs in SQL. */
  rowNumber: string
  /** Whether it is a file, which a backup easily replaces: its erased leads must be listed beside it. */
  isFile: boolean
  /** Runs one statement, in which `$1` is the first value. Resolves when its changes are on the disk. */
  query: (sql: string, values?: (string | number)[]) => Promise<Row[]>
  /** Creates tables: runs statements without values as one transaction. */
  create: (sql: string) => Promise<void>
  /** Removes what deleted rows left in the files, as far as the database allows. That may take seconds. */
  purge: () => Promise<void>
  close: () => Promise<void>
}
