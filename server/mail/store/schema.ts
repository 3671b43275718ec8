import type { Database, Statement } from './database.ts'

type Dialect = Database['dialect']

/** SQL that differs between the databases. */
const words = {
  sqlite: { id: 'INTEGER PRIMARY KEY', number: 'INTEGER', bytes: 'BLOB', unlogged: '', strict: 'STRICT' },
  postgres: {
    id: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    number: 'BIGINT',
    bytes: 'BYTEA',
    // May be lost when the database server crashes, and so needs no disk write.
    unlogged: 'UNLOGGED',
    strict: '',
  },
} satisfies Record<Dialect, Record<string, string>>

const isWaiting = (row: string) => `${row}forwarded_at IS NULL AND ${row}parked_at IS NULL`

/**
 * The steps from each version of the schema to the next. Steps only add, so that the previous release keeps working:
 * new columns have a default or may be null. Databases of releases that counted versions elsewhere already have the
 * first step, and some have the limits table.
 */
export const migrations: ((dialect: Dialect) => string[])[] = [
  (dialect) => {
    const { id, number, bytes, strict } = words[dialect]
    return [
      `CREATE TABLE IF NOT EXISTS requests (
        id ${id},
        received_at ${number} NOT NULL,
        body_hash ${bytes} NOT NULL,
        key TEXT,
        request TEXT NOT NULL,
        is_spam INTEGER NOT NULL,
        forwarded_at ${number},
        forward_attempts INTEGER NOT NULL DEFAULT 0,
        forward_at ${number} NOT NULL DEFAULT 0,
        forward_error TEXT,
        forward_refusals INTEGER NOT NULL DEFAULT 0,
        parked_at ${number},
        bundle ${number}
      ) ${strict}`,
      'CREATE INDEX IF NOT EXISTS requests_by_body ON requests (body_hash, received_at)',
      'CREATE INDEX IF NOT EXISTS requests_by_key ON requests (key, received_at) WHERE key IS NOT NULL',
      `CREATE INDEX IF NOT EXISTS requests_waiting ON requests (forward_at) WHERE ${isWaiting('')}`,
      'CREATE INDEX IF NOT EXISTS requests_by_mail ON requests (forwarded_at) WHERE forwarded_at IS NOT NULL',
      'CREATE INDEX IF NOT EXISTS requests_by_time ON requests (received_at)',
      `CREATE TABLE IF NOT EXISTS erased (body_hash ${bytes} NOT NULL, key TEXT, erased_at ${number} NOT NULL) ${strict}`,
      'CREATE INDEX IF NOT EXISTS erased_by_time ON erased (erased_at)',
      `CREATE TABLE IF NOT EXISTS digests (day TEXT PRIMARY KEY) ${strict}`,
      `CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY, checked_at ${number} NOT NULL, room ${bytes} NOT NULL) ${strict}`,
    ]
  },
  (dialect) => {
    const { number, unlogged, strict } = words[dialect]
    return [
      `CREATE ${unlogged} TABLE IF NOT EXISTS limits (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL, expire ${number})`,
      'CREATE INDEX limits_by_time ON limits (expire)',
      'ALTER TABLE erased ADD COLUMN salt TEXT',
      'ALTER TABLE erased ADD COLUMN digest TEXT',
      'ALTER TABLE digests ADD COLUMN received INTEGER',
      'ALTER TABLE digests ADD COLUMN spam INTEGER',
      `CREATE INDEX requests_queue ON requests (is_spam, forward_at) WHERE ${isWaiting('')}`,
      `CREATE INDEX requests_oldest ON requests (received_at) WHERE ${isWaiting('')}`,
      'CREATE INDEX requests_dead ON requests (parked_at) WHERE parked_at IS NOT NULL',
      'CREATE INDEX requests_spam ON requests (id) WHERE is_spam = 1',
      `CREATE TABLE totals (
        id INTEGER PRIMARY KEY,
        received ${number} NOT NULL, received_spam ${number} NOT NULL,
        waiting ${number} NOT NULL, dead ${number} NOT NULL, size ${number} NOT NULL
      ) ${strict}`,
      `INSERT INTO totals SELECT 1, count(*), count(*) FILTER (WHERE is_spam = 1), count(*) FILTER (WHERE ${isWaiting('')}),
        count(parked_at), coalesce(sum(length(request)), 0) FROM requests`,
      'UPDATE digests SET received = (SELECT received FROM totals), spam = (SELECT received_spam FROM totals)',
      ...counters[dialect],
    ]
  },
]

const one = (condition: string) => `CASE WHEN ${condition} THEN 1 ELSE 0 END`
/** How a row changes the totals. */
const change = (sign: '+' | '-', row: 'NEW' | 'OLD') => `waiting = waiting ${sign} ${one(isWaiting(`${row}.`))},
    dead = dead ${sign} ${one(`${row}.parked_at IS NOT NULL`)}, size = size ${sign} length(${row}.request)`
const received = 'received = received + 1, received_spam = received_spam + NEW.is_spam'

/** Triggers maintain the totals, so that changes by the previous release count too. */
const counters: Record<Dialect, string[]> = {
  sqlite: [
    `CREATE TRIGGER requests_added AFTER INSERT ON requests BEGIN UPDATE totals SET ${received}, ${change('+', 'NEW')}; END`,
    `CREATE TRIGGER requests_removed AFTER DELETE ON requests BEGIN UPDATE totals SET ${change('-', 'OLD')}; END`,
    `CREATE TRIGGER requests_changed AFTER UPDATE OF forwarded_at, parked_at ON requests BEGIN
      UPDATE totals SET ${change('-', 'OLD')}; UPDATE totals SET ${change('+', 'NEW')}; END`,
  ],
  postgres: [
    `CREATE FUNCTION count_requests() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
      IF TG_OP = ''INSERT'' THEN UPDATE totals SET ${received}; END IF;
      IF TG_OP <> ''INSERT'' THEN UPDATE totals SET ${change('-', 'OLD')}; END IF;
      IF TG_OP <> ''DELETE'' THEN UPDATE totals SET ${change('+', 'NEW')}; END IF;
      RETURN NULL; END'`,
    `CREATE TRIGGER requests_counted AFTER INSERT OR DELETE OR UPDATE OF forwarded_at, parked_at ON requests
      FOR EACH ROW EXECUTE FUNCTION count_requests()`,
  ],
}

/** The lock of migrations and inserts; any number will do if all instances use the same. */
const lockNumber = 20_261_122

/**
 * The start of a transaction that must not run concurrently; the other databases run transactions one by one anyway.
 */
export function exclusiveLock(dialect: Dialect): Statement[] {
  return dialect === 'postgres' ? [{ sql: `SELECT pg_advisory_xact_lock(${lockNumber})` }] : []
}

/**
 * Migrates a database to this release's version, completely or not at all. Of several processes that start together,
 * one does it. A newer version is left as it is.
 */
export async function migrate(database: Database, taken = migrations): Promise<void> {
  if (upToDate.has(database)) return
  await takeMissing(database, taken)
  upToDate.add(database)
}

/** The databases that this process has found up to date. */
const upToDate = new WeakSet<Database>()

async function takeMissing(database: Database, taken: typeof migrations): Promise<void> {
  const version = await versionOf(database)
  if (version >= taken.length) return
  const missing = taken.slice(version).flatMap((step) => step(database.dialect))
  const note = { sql: 'INSERT INTO schema_versions (version) VALUES ($1)', values: [taken.length] }
  try {
    await database.run([...exclusiveLock(database.dialect), note, ...missing.map((sql) => ({ sql }))])
  } catch (error) {
    // Of concurrent migrations all but the first fail; the version is then already there.
    if ((await versionOf(database)) < taken.length) throw error
  }
}

async function versionOf(database: Database): Promise<number> {
  const rows = await database.run([
    ...exclusiveLock(database.dialect),
    { sql: 'CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)' },
    { sql: 'SELECT max(version) AS version FROM schema_versions' },
  ])
  return Number(rows.at(-1)?.[0]?.version ?? 0)
}
