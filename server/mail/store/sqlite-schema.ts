import type { DatabaseSync } from 'node:sqlite'

/**
 * The steps from each version of the database to the next; `user_version` counts those taken. A new step only adds, so that the
 * release before can still read the database: a column has a default or may be null.
 */
export const sqliteSteps = [
  // Databases of this version were made before versions were counted, so everything may exist already.
  `CREATE TABLE IF NOT EXISTS requests (
    id INTEGER PRIMARY KEY,
    received_at INTEGER NOT NULL,
    body_hash BLOB NOT NULL,
    key TEXT,
    request TEXT NOT NULL,
    is_spam INTEGER NOT NULL,
    repeats INTEGER NOT NULL DEFAULT 0,
    forwarded_at INTEGER,
    forward_attempts INTEGER NOT NULL DEFAULT 0,
    forward_at INTEGER NOT NULL DEFAULT 0,
    forward_error TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS requests_by_body ON requests (body_hash, received_at);
  CREATE INDEX IF NOT EXISTS requests_by_key ON requests (key, received_at) WHERE key IS NOT NULL;`,

  `ALTER TABLE requests ADD COLUMN forward_refusals INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE requests ADD COLUMN parked_at INTEGER;
  ALTER TABLE requests ADD COLUMN bundle INTEGER;
  UPDATE requests SET bundle = id WHERE forwarded_at IS NOT NULL;
  DROP INDEX IF EXISTS requests_to_forward;
  CREATE INDEX requests_waiting ON requests (forward_at) WHERE forwarded_at IS NULL AND parked_at IS NULL;
  CREATE INDEX requests_by_mail ON requests (forwarded_at) WHERE forwarded_at IS NOT NULL;
  CREATE INDEX requests_by_time ON requests (received_at);
  CREATE TABLE erased (body_hash BLOB NOT NULL, key TEXT, erased_at INTEGER NOT NULL) STRICT;
  CREATE INDEX erased_by_time ON erased (erased_at);
  CREATE TABLE digests (day TEXT PRIMARY KEY) STRICT;
  CREATE TABLE checks (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at INTEGER NOT NULL, room BLOB NOT NULL) STRICT;`,
]

/**
 * Brings a database to the version of this release, in one step or not at all.
 * @returns whether there was anything to do
 * @throws where a newer release has written it
 */
export function migrate(database: DatabaseSync): boolean {
  // Read before anything is locked: each program that opens the database comes here.
  if (versionOf(database) === sqliteSteps.length) return false
  database.exec('BEGIN IMMEDIATE')
  try {
    const version = versionOf(database)
    if (version > sqliteSteps.length) throw newerRelease(version, sqliteSteps.length)
    for (const step of sqliteSteps.slice(version)) database.exec(step)
    database.exec(`PRAGMA user_version = ${sqliteSteps.length}`)
    database.exec('COMMIT')
    return true
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

export function newerRelease(version: number, known: number): Error {
  return new Error(
    `A newer release has written the database: it has version ${version}, and this release knows ${known}. Run the newer release, or restore a backup made before it (docs/operate.md).`,
  )
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}
