import pg from 'pg'
import { errorMessage, logError } from '../../log.ts'
import type { Database, Row, SqlValue, Statement } from './database.ts'

const timeoutMs = 5000

/**
 * PostgreSQL, for any number of instances. It connects on first use and again after each failure, because the database
 * may be restarted.
 */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: 2 * timeoutMs,
    allowExitOnIdle: true,
  })
  // A connection can break at any time, also between two statements. Without a listener that would end the process;
  // with it, the next statement fails and the pool opens another connection.
  pool.on('connect', (client) => void client.on('error', logBrokenConnection))
  pool.on('error', logBrokenConnection)

  return {
    dialect: 'postgres',
    async run(statements) {
      const client = await pool.connect()
      let failure: Error | undefined
      try {
        if (statements.length === 1) return await inOrder(client, statements)
        // Set in the transaction, because poolers such as PgBouncer reject it as a connection setting.
        await client.query(`BEGIN; SET LOCAL lock_timeout = ${timeoutMs}`)
        const rows = await inOrder(client, statements)
        await client.query('COMMIT')
        return rows
      } catch (error) {
        failure = error as Error
        throw error
      } finally {
        // Closing a connection rolls back its failed transaction, and it may be broken anyway.
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

/** Statements are prepared under short names, because PostgreSQL truncates names at 63 characters. */
const names = new Map<string, string>()

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `statement ${names.size}`
  names.set(sql, name)
  return name
}

/** PostgreSQL cannot always infer the type of a value. */
function typed(sql: string, values: readonly SqlValue[]): string {
  return sql.replace(/\$(\d+)/g, (place, number) => {
    const value = values[Number(number) - 1]
    return `${place}::${typeof value === 'number' ? 'BIGINT' : value instanceof Uint8Array ? 'BYTEA' : 'TEXT'}`
  })
}
