import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Pool } from 'pg'

/**
 * The steps from each version of the database to the next. A new step only adds, so that instances of the release before go on while it is
 * taken: a column has a default or may be null.
 */
export const postgresSteps: Record<string, string> = {
  '1-requests': `
    CREATE TABLE requests (
      id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      received_at BIGINT NOT NULL,
      body_hash BYTEA NOT NULL,
      key TEXT,
      request TEXT NOT NULL,
      is_spam INTEGER NOT NULL,
      forwarded_at BIGINT,
      forward_attempts INTEGER NOT NULL DEFAULT 0,
      forward_at BIGINT NOT NULL DEFAULT 0,
      forward_error TEXT,
      forward_refusals INTEGER NOT NULL DEFAULT 0,
      parked_at BIGINT,
      bundle BIGINT
    );
    CREATE INDEX requests_by_body ON requests (body_hash, received_at);
    CREATE INDEX requests_by_key ON requests (key, received_at) WHERE key IS NOT NULL;
    CREATE INDEX requests_waiting ON requests (forward_at) WHERE forwarded_at IS NULL AND parked_at IS NULL;
    CREATE INDEX requests_by_mail ON requests (forwarded_at) WHERE forwarded_at IS NOT NULL;
    CREATE INDEX requests_by_time ON requests (received_at);
    CREATE TABLE erased (body_hash BYTEA NOT NULL, key TEXT, erased_at BIGINT NOT NULL);
    CREATE INDEX erased_by_time ON erased (erased_at);
    CREATE TABLE digests (day TEXT PRIMARY KEY);
    CREATE TABLE checks (id INTEGER PRIMARY KEY, checked_at BIGINT NOT NULL, room BYTEA NOT NULL);
    -- As rate-limiter-flexible wants it. What it holds may be lost with the server's process, and so waits for no disk.
    CREATE UNLOGGED TABLE limits (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL, expire BIGINT);`,
}

/**
 * Brings a database to the version of this release. Of several instances that start together one does it, and the others wait.
 * @throws where a newer release has written it
 */
export async function migratePostgres(pool: Pool, steps = postgresSteps): Promise<void> {
  const migrations = Object.entries(steps).map(([name, step]): [string, Migration] => [
    name,
    { up: async (database) => void (await sql.raw(step).execute(database)) },
  ])
  const migrator = new Migrator({
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new Error(
      'A newer release has written the database, and this one does not know its version. Run the newer release (docs/operate.md).',
      { cause: error },
    )
  if (error) throw error
}
