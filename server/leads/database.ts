export type SqlValues = (string | number)[]
export type Row = Record<string, unknown>

export interface Database {
  /** The declaration of a column that numbers the rows: all that differs in SQL. */
  rowNumber: string
  /** Whether it is a file of this machine, in whose place another may be put at any time. */
  isFile: boolean
  /** Runs statements as one transaction. */
  create: (sql: string) => Promise<void>
  /** Runs one statement, in which `$1` is the first value. Resolves when its changes are on the disk. */
  query: (sql: string, values?: SqlValues) => Promise<Row[]>
  /** Removes what deleted rows left in the files, as far as the database allows; that takes seconds. */
  purge: () => Promise<void>
  close: () => Promise<void>
}
