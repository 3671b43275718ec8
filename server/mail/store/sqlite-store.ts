import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { batched } from './batched.ts'
import type { RequestStore } from './request-store.ts'
import type { Row, Statement } from './sql-database.ts'
import { sqlStore } from './sql-store.ts'
import { migrate } from './sqlite-schema.ts'

export const databaseFile = 'requests.sqlite'
const lockTimeoutMs = 5000
/** SQLite's code where another process holds the lock. */
const sqliteBusy = 5

/**
 * Opens the database in a folder. A missing folder is created, readable by its owner only.
 * @throws if the folder cannot be written, or the file is not a database.
 */
export function openSqliteStore(folder: string): RequestStore {
  const database = openDatabase(folder)
  const prepared = new Map<string, StatementSync>()
  const rowsOf = ({ sql, values }: Statement): Row[] => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])))
  }
  const run = async (statements: Statement[]) => inTransaction(database, () => statements.map(rowsOf))
  return sqlStore({
    run,
    runAlone: batched(run),
    rowLock: '',
    async overwrite(isThorough) {
      // Pages that were once rearranged may hold old bytes in their gaps: only a database written anew has none.
      if (isThorough) whenUnlocked(() => database.exec('VACUUM'))
      emptyLog(database)
    },
    async close() {
      if (database.isOpen) database.close()
    },
  })
}

/** @throws where it cannot be opened, or was written by a newer release */
function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, databaseFile)
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs })
  try {
    if (isNew) chmodSync(file, 0o600)
    whenUnlocked(() => database.exec('PRAGMA journal_mode = WAL'))
    // With FULL a commit is on the disk before it returns: what was acknowledged survives a power cut.
    database.exec('PRAGMA synchronous = FULL')
    // What is removed is overwritten with zeros.
    database.exec('PRAGMA secure_delete = ON')
    // Earlier releases did not overwrite: only a database written anew holds nothing that they removed.
    if (migrate(database)) whenUnlocked(() => database.exec('VACUUM'))
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Writes the log into the database and empties it: it still holds what was overwritten there. @throws where others go on reading */
function emptyLog(database: DatabaseSync): void {
  whenUnlocked(() => {
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
    if (busy) throw Object.assign(new Error('Another program is reading the database.'), { errcode: sqliteBusy })
  })
}

/** SQLite waits for other processes by itself, except for some tasks that need the database alone. */
function whenUnlocked(task: () => void): void {
  for (const startedAt = Date.now(); ; ) {
    try {
      task()
      return
    } catch (error) {
      const isBusy = (error as { errcode?: number }).errcode === sqliteBusy
      if (!isBusy || Date.now() - startedAt > lockTimeoutMs) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** Takes the write lock first: otherwise two processes could both see that a request is new, and both store it. */
function inTransaction<Result>(database: DatabaseSync, task: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = task()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
