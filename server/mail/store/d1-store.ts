import type { RequestStore } from './request-store.ts'
import type { Row, SqlValue, Statement } from './sql-database.ts'
import { sqlStore } from './sql-store.ts'
import { newerRelease, sqliteSteps } from './sqlite-schema.ts'

/** What the store needs of Cloudflare's D1 (https://developers.cloudflare.com/d1/worker-api/). */
export interface D1Database {
  prepare: (sql: string) => { bind: (...values: SqlValue[]) => D1Statement }
  batch: (statements: D1Statement[]) => Promise<{ results: Row[] }[]>
}
type D1Statement = object

/** The steps from each version of the database to the next: those of SQLite, and what is in memory there. New ones only add, at the end. */
const steps = [
  ...sqliteSteps.slice(0, 2),
  'CREATE TABLE limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER) STRICT;',
]

/** The databases that this process has found up to date. */
const migrated = new WeakSet<D1Database>()

/**
 * The store in D1. It makes its tables when it is first used, so that nobody has to.
 * @returns also what asks the same database, for what else is kept there
 */
export function openD1Store(database: D1Database): { store: RequestStore; run: (sql: Statement) => Promise<Row[]> } {
  /** D1 runs a batch as one transaction, and one transaction after the other. */
  async function batch(statements: Statement[]): Promise<Row[][]> {
    if (statements.length === 0) return []
    const prepared = statements.map(({ sql, values }) =>
      database.prepare(sql.replace(/\$(?=\d)/g, '?')).bind(...values),
    )
    return (await database.batch(prepared)).map(({ results }) => results)
  }

  async function migrate(): Promise<void> {
    const version = await readVersion()
    if (version > steps.length) throw newerRelease(version, steps.length)
    if (version < steps.length)
      await takeSteps(version).catch(async (error) => {
        // Of workers that do this together, all but the first fail, as a whole.
        if ((await readVersion()) < steps.length) throw error
      })
    migrated.add(database)
  }

  async function readVersion(): Promise<number> {
    const [, versions = []] = await batch([
      { sql: 'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY) STRICT', values: [] },
      { sql: 'SELECT version FROM migrations ORDER BY version DESC LIMIT 1', values: [] },
    ])
    return Number(versions[0]?.version ?? 0)
  }

  async function takeSteps(version: number): Promise<void> {
    const missing = steps.slice(version).flatMap((step) => step.split(';'))
    const sqls = missing.filter((sql) => sql.trim()).map((sql): Statement => ({ sql, values: [] }))
    await batch([...sqls, { sql: 'INSERT INTO migrations (version) VALUES ($1)', values: [steps.length] }])
  }

  async function run(statements: Statement[]): Promise<Row[][]> {
    if (!migrated.has(database)) await migrate()
    return batch(statements)
  }

  return {
    store: sqlStore({ run, runAlone: run, rowLock: '', overwrite: async () => {}, close: async () => {} }),
    run: async (statement) => (await run([statement]))[0] ?? [],
  }
}
