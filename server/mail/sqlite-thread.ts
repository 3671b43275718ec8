import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Row } from './request-store.ts'
import { type Result, sqliteBusy, type Task } from './sqlite.ts'

/** How long to wait for another process's lock. */
const patienceMs = 5000

const { file, schema } = (workerData ?? {}) as { file: string; schema: string }
const prepared = new Map<string, StatementSync>()
let opened: DatabaseSync | undefined

parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)))

function perform(task: Task): Result {
  try {
    if (task === 'close') close()
    if (task === 'close') return { rows: [] }
    opened ??= open()
    return { rows: 'isThorough' in task ? purge(opened, task.isThorough) : inTransaction(opened, task) }
  } catch (error) {
    close()
    return { error: (error as Error).message }
  }
}

/** @throws if the folder is not writable or the file is no database */
function open(): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file, { timeout: patienceMs })
  try {
    if (isNew) chmodSync(file, 0o600)
    // With FULL, a commit is on the disk before it returns: accepted requests survive a power cut. Deleted data is
    // overwritten with zeros.
    whenUnlocked(() =>
      database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; ${schema}`),
    )
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function close(): void {
  prepared.clear()
  if (opened?.isOpen) opened.close()
  opened = undefined
}

function inTransaction(database: DatabaseSync, statements: Extract<Task, readonly unknown[]>): Row[][] {
  database.exec('BEGIN IMMEDIATE')
  try {
    const results = statements.map(({ sql, values }) => {
      const statement = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, statement)
      return statement.all(values)
    })
    database.exec('COMMIT')
    return results
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Pages that were rearranged may hold old bytes, so the file is written anew; its log holds them until it is truncated. */
function purge(database: DatabaseSync, isThorough: boolean): Row[][] {
  prepared.clear()
  if (isThorough) whenUnlocked(() => database.exec('VACUUM'))
  whenUnlocked(() => {
    const { busy = 0 } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
    if (busy) throw Object.assign(new Error('Another program is reading the database.'), { errcode: sqliteBusy })
  })
  return []
}

/** SQLite waits for other processes by itself, except for tasks that need exclusive access. */
function whenUnlocked(task: () => void): void {
  for (const startedAt = performance.now(); ; ) {
    try {
      task()
      return
    } catch (error) {
      const isBusy = (Number((error as { errcode?: number }).errcode) & 0xff) === sqliteBusy
      if (!isBusy || performance.now() - startedAt > patienceMs) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}
