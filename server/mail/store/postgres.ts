import pg from 'pg'
import { errorMessage, logError } from '../../log.ts'
import type { Database, Row, SqlValue, Statement } from './database.ts'

const timeoutMs = 5000

/**
 * A PostgreSQL, for any number of instances of the service. It connects when it is first used, and again after each failure: the
 * database may be restarted meanwhile.
 */
export function openPostgres(url: string): Database {
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

  return {
    dialect: 'postgres',
    async run(statements) {
      const client = await pool.connect()
      let failure: Error | undefined
      try {
        if (statements.length === 1) return await inOrder(client, statements)
        // Set here, since poolers such as PgBouncer refuse such settings of a connection.
        await client.query(`BEGIN; SET LOCAL lock_timeout = ${timeoutMs}`)
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
    },
    overwrite: async () => void (await pool.query('VACUUM requests')),
    close: () => pool.end(),
  }
}

function logBrokenConnection(error: Error): void {
  logError('a connection to the database broke', { reason: errorMessage(error) })
}

async function inOrder(client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  const rows: Row[][] = []
  for (const { sql, values = [] } of statements)
    rows.push((await client.query({ name: nameOf(sql), text: typed(sql, values), values: [...values] })).rows)
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
function typed(sql: string, values: readonly SqlValue[]): string {
  return sql.replace(/\$(\d+)/g, (place, number) => {
    const value = values[Number(number) - 1]
    return `${place}::${typeof value === 'number' ? 'BIGINT' : value instanceof Uint8Array ? 'BYTEA' : 'TEXT'}`
  })
}
