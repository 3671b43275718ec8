import pg from 'pg'
import type { Database } from './database.ts'
import { errorMessage, logError } from './log.ts'

const timeoutMs = 5000
/** Takes longer than a visitor may wait. */
const vacuum = { text: 'VACUUM requests', query_timeout: 10 * 60_000 }
/** Instances that start together create the tables one after the other; any number will do if all use the same. */
const lockNumber = 20_261_125

/** PostgreSQL's code for a missing right. */
const notAllowed = '42501'

/** PostgreSQL, for any number of instances. It is reached on first use and again after each failure. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    allowExitOnIdle: true,
  })
  // A connection can break at any time. Without listeners that would end the process; the pool opens another one.
  pool.on('connect', (client) => void client.on('error', logBrokenConnection))
  pool.on('error', logBrokenConnection)
  return {
    rowNumber: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    isFile: false,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    // Statements without values that are sent together are one transaction.
    async create(sql) {
      await pool.query(`SELECT pg_advisory_xact_lock(${lockNumber}); ${sql}`).catch((error) => {
        if (error.code !== notAllowed) throw error
        throw new Error(`${error.message}. Run \`npm run leads\` once with an account that may create tables.`)
      })
    },
    purge: async () => void (await pool.query(vacuum)),
    close: () => pool.end(),
  }
}

function logBrokenConnection(error: Error): void {
  logError('a connection to the database broke', { reason: errorMessage(error) })
}
