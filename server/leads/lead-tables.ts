import type { Database } from './database.ts'

/**
 * One row for each lead, which is also its place in the queue of mails. A lead was once called a request, and in
 * installations the database's file, this table and a column still are.
 *
 * - `delivery_id` recognizes a lead that is sent again; `request` holds its fields as JSON
 * - `state` is `waiting` or `refused` (both to be mailed, from `due_at` on), `forwarded`, or `erased`
 * - `delivered_to` lists the recipients that are done
 */
const tables = (rowNumber: string) => `
  CREATE TABLE IF NOT EXISTS requests (
    id ${rowNumber},
    received_at BIGINT NOT NULL,
    delivery_id TEXT UNIQUE,
    request TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    due_at BIGINT NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    delivered_to TEXT
  );
  CREATE INDEX IF NOT EXISTS requests_by_time ON requests (received_at);
  CREATE INDEX IF NOT EXISTS requests_open ON requests (due_at) WHERE ${toBeMailed};
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)`

export const toBeMailed = `state NOT IN ('forwarded', 'erased')`

/** Writes when the database was last tested, or when leads were last erased. */
export function noteInMeta(key: 'probe' | 'erased'): string {
  return `INSERT INTO meta VALUES ('${key}', '${Date.now()}') ON CONFLICT (key) DO UPDATE SET value = excluded.value`
}

/**
 * Creates the tables when a statement misses one, because the database is new or was replaced. Not before: the account
 * may not be allowed to, and a database that does not answer is asked once.
 */
export function withLeadTables(database: Database): Database {
  return {
    ...database,
    query: (sql, values) =>
      database.query(sql, values).catch(async (error) => {
        if (!isMissingTable(error)) throw error
        await createTables(database)
        return database.query(sql, values)
      }),
  }
}

/** As PostgreSQL and SQLite say it. */
function isMissingTable({ code, message }: Error & { code?: string }): boolean {
  return code === '42P01' || message.includes('no such table')
}

async function createTables(database: Database): Promise<void> {
  // Earlier releases noted an erasure by this number, in a table of their own.
  const erased = await database.query('SELECT id FROM checks WHERE id = 2').catch(() => [])
  const statements = [tables(database.rowNumber), ...erased.map(() => noteInMeta('erased'))]
  await database.create(statements.join(';'))
}
