import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Row, SqlValues } from './request-store.ts'

/** How long statements wait for another process's lock. */
const patienceMs = 5000
const retryMs = 20
/** Beyond this, requests are rejected at once and sent again later, instead of waiting for a lock. */
const maxWaiting = 1000
/** Statements of one transaction, so that pages are served between two. */
const batchSize = 100
/** SQLite's error code if another process holds the lock. */
export const sqliteBusy = 5

interface Job {
  sql: string
  values: SqlValues
  resolve: (rows: Row[]) => void
  reject: (error: unknown) => void
}

/**
 * A SQLite file. Statements that arrive together are written in one transaction, because each waits for the disk; waiting
 * for another process's lock blocks nothing. The file is opened on first use and again after a failure, because it may
 * have been repaired.
 */
export function openSqlite(file: string, schema: string): Database {
  const waiting: Job[] = []
  const prepared = new Map<string, StatementSync>()
  let opened: DatabaseSync | undefined
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    await nextTurn()
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, batchSize)
      try {
        const results = await whenUnlocked(() => inTransaction(jobs))
        for (const [index, rows] of results.entries()) jobs[index]?.resolve(rows)
      } catch (error) {
        for (const { reject } of jobs) reject(error)
        close()
      }
      await nextTurn()
    }
    writing = undefined
  }

  function inTransaction(jobs: readonly Job[]): Row[][] {
    opened ??= openFile(file, schema)
    const database = opened
    database.exec('BEGIN IMMEDIATE')
    try {
      const results = jobs.map(({ sql, values }) => {
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

  function close(): void {
    prepared.clear()
    if (opened?.isOpen) opened.close()
    opened = undefined
  }

  return {
    query(sql, values = {}) {
      if (waiting.length >= maxWaiting) return Promise.reject(new Error('Too many requests wait for the database.'))
      return new Promise((resolve, reject) => {
        waiting.push({ sql, values, resolve, reject })
        writing ??= write()
      })
    },
    // Pages that were rearranged may hold old bytes, so the file is written anew; its log holds them until it is truncated.
    async purge({ isThorough }) {
      prepared.clear()
      if (isThorough) await whenUnlocked(() => opened?.exec('VACUUM'))
      await whenUnlocked(() => {
        const { busy = 0 } = opened?.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
        if (busy) throw Object.assign(new Error('Another program is reading the database.'), { errcode: sqliteBusy })
      })
    },
    async close() {
      await writing
      close()
    },
  }
}

/** @throws if the folder is not writable or the file is no database */
function openFile(file: string, schema: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    if (isNew) chmodSync(file, 0o600)
    // With FULL, a commit is on the disk before it returns: accepted requests survive a power cut. Deleted data is
    // overwritten with zeros.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    database.exec(schema)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** @throws if another process holds its lock for too long, or the task fails otherwise */
async function whenUnlocked<Result>(task: () => Result): Promise<Result> {
  for (const startedAt = performance.now(); ; ) {
    try {
      return task()
    } catch (error) {
      const isBusy = (Number((error as { errcode?: number }).errcode) & 0xff) === sqliteBusy
      if (!isBusy || performance.now() - startedAt > patienceMs) throw error
      await after(retryMs)
    }
  }
}
