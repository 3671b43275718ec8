import pg from 'pg'
import { logError, reasonOf } from '../../log.ts'
import { batched } from './batched.ts'
import { migratePostgres, postgresSteps } from './postgres-schema.ts'
import type { RequestStore } from './request-store.ts'
import type { Row, SqlValue, Statement } from './sql-database.ts'
import { sqlStore } from './sql-store.ts'

const timeoutMs = 5000

export interface PostgresClient {
  query: (query: pg.QueryConfig) => Promise<pg.QueryResult>
}

/** A number that is the lock of those who add. Any number will do, if all instances have the same. */
const addingLock = 20_261_122

/**
 * The store in PostgreSQL, for any number of instances of the service. It connects when it is first used, and again after each failure: the
 * database may be restarted meanwhile.
 * @returns also what asks the same database, for what else is kept there
 */
export function openPostgresStore(url: string, steps = postgresSteps): { store: RequestStore; client: PostgresClient } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: 2 * timeoutMs,
    allowExitOnIdle: true,
  })
  // A connection can break at any time, also between two statements. Without a listener that would end the program; the statement that
  // follows fails, and the pool opens another connection.
  pool.on('connect', (client) => void client.on('error', logBrokenConnection))
  pool.on('error', logBrokenConnection)
  let migrated: Promise<void> | undefined

  async function migratedPool(): Promise<pg.Pool> {
    migrated ??= migratePostgres(pool, steps)
    await migrated.catch((error) => {
      migrated = undefined
      throw error
    })
    return pool
  }

  async function inTransaction(statements: Statement[], isAlone: boolean): Promise<Row[][]> {
    const client = await (await migratedPool()).connect()
    let failure: Error | undefined
    try {
      if (statements.length === 1 && !isAlone) return await inOrder(client, statements)
      // Set here, since poolers such as PgBouncer refuse such settings of a connection.
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${timeoutMs}`)
      if (isAlone) await client.query(`SELECT pg_advisory_xact_lock(${addingLock})`)
      const rows = await inOrder(client, statements)
      await client.query('COMMIT')
      return rows
    } catch (error) {
      failure = error as Error
      throw error
    } finally {
      // A connection with a failed transaction is closed: that rolls it back, and it may be broken anyway.
      client.release(failure)
    }
  }

  const store = sqlStore({
    run: (statements) => inTransaction(statements, false),
    runAlone: batched((statements) => inTransaction(statements, true)),
    rowLock: 'FOR UPDATE SKIP LOCKED',
    overwrite: async () => void (await pool.query('VACUUM requests')),
    close: () => pool.end(),
  })
  return { store, client: { query: async (query) => (await migratedPool()).query(query) } }
}

function logBrokenConnection(error: Error): void {
  logError('a connection to the database broke', { reason: reasonOf(error) })
}

async function inOrder(client: pg.PoolClient, statements: Statement[]): Promise<Row[][]> {
  const rows: Row[][] = []
  for (const { sql, values } of statements)
    rows.push((await client.query({ name: nameOf(sql), text: typed(sql, values), values })).rows)
  return rows
}

/** Statements are prepared under names, which PostgreSQL cuts at 63 characters. */
const names = new Map<string, string>()

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `statement ${names.size}`
  names.set(sql, name)
  return name
}

/** PostgreSQL cannot always tell the type of a value from where it stands. */
function typed(sql: string, values: SqlValue[]): string {
  return sql.replace(/\$(\d+)/g, (place, number) => {
    const value = values[Number(number) - 1]
    return `${place}::${typeof value === 'number' ? 'BIGINT' : value instanceof Uint8Array ? 'BYTEA' : 'TEXT'}`
  })
}
