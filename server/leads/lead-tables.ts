import type { Database } from './sqlite.ts'

/**
 * One row for each lead, which is also its place in the queue of mails:
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

/** When the database was last written for a test, or leads were last erased. */
export function noteInMeta(key: 'probe' | 'erased'): string {
  return `INSERT INTO meta VALUES ('${key}', '${Date.now()}') ON CONFLICT (key) DO UPDATE SET value = excluded.value`
}

/** @returns whether leads were ever erased */
export async function prepareTables(database: Database): Promise<boolean> {
  const readErased = () => database.query(`SELECT value FROM meta WHERE key = 'erased'`)
  // Created only if they are missing: the account may not be allowed to, and a database that does not answer is not asked again.
  const [erased] = await readErased().catch((error) => {
    if (!isMissingTable(error)) throw error
    return createTables(database).then(readErased)
  })
  return erased !== undefined
}

/** As PostgreSQL and SQLite say it. */
function isMissingTable({ code, message }: Error & { code?: string }): boolean {
  return code === '42P01' || message.includes('no such table')
}

async function createTables(database: Database): Promise<void> {
  // The number by which earlier releases noted an erasure, in a table of theirs.
  const erased = await database.query('SELECT id FROM checks WHERE id = 2').catch(() => [])
  const statements = [tables(database.rowNumber), ...erased.map(() => noteInMeta('erased'))]
  await database.create(statements.join(';'))
}
