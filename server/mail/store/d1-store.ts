import type { RequestStore } from './request-store.ts'
import type { Row, SqlValue, Statement } from './sql-database.ts'
import { sqlStore } from './sql-store.ts'

/** What the store needs of Cloudflare's D1 (https://developers.cloudflare.com/d1/worker-api/). */
export interface D1Database {
  prepare: (sql: string) => { bind: (...values: SqlValue[]) => D1Statement }
  batch: (statements: D1Statement[]) => Promise<{ results: Row[] }[]>
}
type D1Statement = object

/** The store in D1. Its tables are those of SQLite; `wrangler d1 migrations apply` makes them. */
export function openD1Store(database: D1Database): RequestStore {
  async function run(statements: Statement[]): Promise<Row[][]> {
    if (statements.length === 0) return []
    const prepared = statements.map(({ sql, values }) =>
      database.prepare(sql.replace(/\$(?=\d)/g, '?')).bind(...values),
    )
    // D1 runs a batch as one transaction, and one transaction after the other.
    return (await database.batch(prepared)).map(({ results }) => results)
  }
  return sqlStore({ run, runAlone: run, rowLock: '', overwrite: async () => {}, close: async () => {} })
}
