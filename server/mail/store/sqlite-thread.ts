import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Row, Statement } from './database.ts'
import type { Job, JobResult } from './sqlite.ts'

/** How long SQLite waits for another process that holds the lock. */
const lockTimeoutMs = 5000
/** After a failure, what comes within this time fails at once: each attempt may take seconds, and others wait behind it. */
const restMs = 1000
/** SQLite's code where another process holds the lock. */
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
    // What is wrong may be the file: it is reopened.
    if (failure && errcode !== sqliteBusy) close()
    return { error: { message, code } }
  }
}

/** Whether all other statements fail as well: a lock, a full disk, a broken file, and not what one statement is about. */
function isOfDatabase(errcode: number): boolean {
  const constraint = 19
  const tooBig = 18
  const error = 1
  return ![error, tooBig, constraint].includes(errcode & 0xff)
}

/** @throws where the folder cannot be written, or the file is not a database */
function open(): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const isNew = !existsSync(file)
  const opened = new DatabaseSync(file, { timeout: lockTimeoutMs })
  try {
    if (isNew) chmodSync(file, 0o600)
    whenUnlocked(() => opened.exec('PRAGMA journal_mode = WAL'))
    // With FULL a commit is on the disk before it returns: what was acknowledged survives a power cut.
    opened.exec('PRAGMA synchronous = FULL')
    // What is removed is overwritten with zeros.
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

/** Takes the write lock first: otherwise two processes could both see that a request is new, and both store it. */
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
 * Pages that were once rearranged may hold old bytes in their gaps: only a database written again has none. Its log still holds what was
 * overwritten, until it is emptied. @throws where others go on reading
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

/** SQLite waits for other processes by itself, except for some tasks that need the database alone. */
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
