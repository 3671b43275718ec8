import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Row, Statement } from './database.ts'
import type { Job, JobResult } from './sqlite.ts'

/** How long SQLite waits for another process's lock. */
const lockTimeoutMs = 5000
/** For this long after a failure, statements fail at once: each attempt may take seconds, and others wait behind it. */
const restMs = 1000
/** SQLite's error code if another process holds the lock. */
const sqliteBusy = 5

const file = workerData as string
const prepared = new Map<string, StatementSync>()
let database: DatabaseSync | undefined
let failure: { error: unknown; at: number } | undefined

parentPort?.on('message', ([id, job]: [number, Job]) => parentPort?.postMessage([id, perform(job)]))

function perform(job: Job): JobResult {
  try {
    if (job === 'close') {
      close()
      return { rows: [] }
    }
    if (failure && performance.now() - failure.at < restMs) throw failure.error
    failure = undefined
    database ??= open()
    return { rows: 'statements' in job ? inTransaction(database, job.statements) : overwrite(database, job.isThorough) }
  } catch (error) {
    const { message, errcode, code } = error as Error & { errcode?: number; code?: string }
    failure ??= errcode === undefined || isOfDatabase(errcode) ? { error, at: performance.now() } : undefined
    // The file itself may be the cause, so it is reopened.
    if (failure && errcode !== sqliteBusy) close()
    return { error: { message, code } }
  }
}

/** Whether other statements would fail as well: because of a lock, a full disk or a damaged file. */
function isOfDatabase(errcode: number): boolean {
  const constraint = 19
  const tooBig = 18
  const error = 1
  return ![error, tooBig, constraint].includes(errcode & 0xff)
}

/** @throws if the folder is not writable or the file is no database */
function open(): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const isNew = !existsSync(file)
  const opened = new DatabaseSync(file, { timeout: lockTimeoutMs })
  try {
    if (isNew) chmodSync(file, 0o600)
    whenUnlocked(() => opened.exec('PRAGMA journal_mode = WAL'))
    // With FULL, a commit is on the disk before it returns, so acknowledged requests survive a power cut.
    opened.exec('PRAGMA synchronous = FULL')
    // Deleted data is overwritten with zeros.
    opened.exec('PRAGMA secure_delete = ON')
    return opened
  } catch (error) {
    opened.close()
    throw error
  }
}

function close(): void {
  prepared.clear()
  if (database?.isOpen) database.close()
  database = undefined
}

/** Takes the write lock first; otherwise two processes could both see a request as new and store it. */
function inTransaction(opened: DatabaseSync, statements: readonly Statement[]): Row[][] {
  const [first] = statements
  if (statements.length === 1 && first?.sql.startsWith('SELECT')) return [rowsOf(opened, first)]
  opened.exec('BEGIN IMMEDIATE')
  try {
    const rows = statements.map((statement) => rowsOf(opened, statement))
    opened.exec('COMMIT')
    return rows
  } catch (error) {
    if (opened.isTransaction) opened.exec('ROLLBACK')
    throw error
  }
}

function rowsOf(opened: DatabaseSync, { sql, values = [] }: Statement): Row[] {
  const statement = prepared.get(sql) ?? opened.prepare(sql)
  prepared.set(sql, statement)
  return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])))
}

/**
 * Pages that were rearranged may hold old bytes in their gaps, so the database is rewritten; its log holds overwritten
 * data until it is truncated. @throws if other processes keep reading
 */
function overwrite(opened: DatabaseSync, isThorough: boolean): Row[][] {
  prepared.clear()
  if (isThorough) whenUnlocked(() => opened.exec('VACUUM'))
  whenUnlocked(() => {
    const { busy } = opened.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
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
      const isBusy = (error as { errcode?: number }).errcode === sqliteBusy
      if (!isBusy || performance.now() - startedAt > lockTimeoutMs) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}
