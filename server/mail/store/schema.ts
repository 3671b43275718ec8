import type { Database, Statement } from './database.ts'

type Dialect = Database['dialect']

/** What the databases call differently. */
const words = {
  sqlite: { id: 'INTEGER PRIMARY KEY', number: 'INTEGER', bytes: 'BLOB', unlogged: '', strict: 'STRICT' },
  postgres: {
    id: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    number: 'BIGINT',
    bytes: 'BYTEA',
    // What it holds may be lost with the server's process, and so waits for no disk.
    unlogged: 'UNLOGGED',
    strict: '',
  },
} satisfies Record<Dialect, Record<string, string>>

const isWaiting = (row: string) => `${row}forwarded_at IS NULL AND ${row}parked_at IS NULL`

/**
 * The steps from each version of a database to the next. A step only adds, so that the release before goes on with the database: a column
 * has a default or may be null. What is there before is left as it is: databases of releases that counted their steps elsewhere have all
 * of the first step, and some what limits need.
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
/** What a row adds to the totals, or takes from them. */
const change = (sign: '+' | '-', row: 'NEW' | 'OLD') => `waiting = waiting ${sign} ${one(isWaiting(`${row}.`))},
    dead = dead ${sign} ${one(`${row}.parked_at IS NOT NULL`)}, size = size ${sign} length(${row}.request)`
const received = 'received = received + 1, received_spam = received_spam + NEW.is_spam'

/** The totals are kept by the database itself: whoever changes a request, also a release before, changes them. */
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

/** A number that is the lock of those who migrate or add. Any number will do, if all instances have the same. */
const lockNumber = 20_261_122

/** What comes first in a transaction that no other program may run at the same time. The others run one after the other anyway. */
export function exclusiveLock(dialect: Dialect): Statement[] {
  return dialect === 'postgres' ? [{ sql: `SELECT pg_advisory_xact_lock(${lockNumber})` }] : []
}

/**
 * Brings a database to the version of this release, in one step or not at all. Of several programs that start together one does it.
 * One that a newer release has written stays as it is.
 */
export async function migrate(database: Database, taken = migrations): Promise<void> {
  const { identity = database } = database
  if (upToDate.has(identity)) return
  await takeMissing(database, taken)
  upToDate.add(identity)
}

/** The databases that this process has found up to date. */
const upToDate = new WeakSet<object>()

async function takeMissing(database: Database, taken: typeof migrations): Promise<void> {
  const version = await versionOf(database)
  if (version >= taken.length) return
  const missing = taken.slice(version).flatMap((step) => step(database.dialect))
  const note = { sql: 'INSERT INTO schema_versions (version) VALUES ($1)', values: [taken.length] }
  try {
    await database.run([...exclusiveLock(database.dialect), note, ...missing.map((sql) => ({ sql }))])
  } catch (error) {
    // All but the first fail, as a whole: the version is there already.
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
