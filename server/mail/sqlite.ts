import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Row, SqlValues } from './request-store.ts'

/** Beyond this, requests are rejected at once and sent again later, instead of waiting for a disk that does not answer. */
const maxWaiting = 1000
const batchSize = 200
/** How long to wait for another process's lock. */
const patienceMs = 5000
interface Job {
  sql: string
  values: SqlValues
  resolve: (rows: Row[]) => void
  reject: (error: unknown) => void
}

/**
 * A SQLite file. What takes long does not hold up the pages of this process: locks of others are waited for between
 * turns, and the disk by a thread of Node.js. Statements that arrive meanwhile are the next transaction. The file is
 * opened on first use and again after a failure, because it may have been repaired.
 * @param schema creates what is missing
 */
export function openSqlite(file: string, schema: string): Database {
  const waiting: Job[] = []
  const prepared = new Map<string, StatementSync>()
  let opened: DatabaseSync | undefined
  let writing: Promise<void> | undefined

  /** @throws if the folder is not writable or the file is no database */
  function open(): DatabaseSync {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const isNew = !existsSync(file)
    opened = new DatabaseSync(file, { timeout: 0 })
    if (isNew) chmodSync(file, 0o600)
    // Deleted data is overwritten with zeros. A commit is in the log, and not on the disk yet.
    opened.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; ${schema}`)
    return opened
  }

  function close(): void {
    prepared.clear()
    if (opened?.isOpen) opened.close()
    opened = undefined
  }

  function inTransaction(jobs: Job[]): Row[][] {
    const database = opened ?? open()
    database.exec('BEGIN IMMEDIATE')
    const results = jobs.map(({ sql, values }) => {
      const statement = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, statement)
      return statement.all(values)
    })
    database.exec('COMMIT')
    return results
  }

  /** A failure closes the file, which ends its transaction. */
  async function whenUnlocked<Value>(task: () => Value): Promise<Value> {
    for (const startedAt = performance.now(); ; await after(20)) {
      try {
        return task()
      } catch (error) {
        close()
        if (!isBusy(error) || performance.now() - startedAt > patienceMs) throw error
      }
    }
  }

  async function write(): Promise<void> {
    await nextTurn()
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, batchSize)
      try {
        const results = await whenUnlocked(() => inTransaction(jobs))
        await syncToDisk(`${file}-wal`)
        for (const [index, rows] of results.entries()) jobs[index]?.resolve(rows)
      } catch (error) {
        for (const { reject } of jobs) reject(error)
      }
    }
    writing = undefined
  }

  return {
    query(sql, values = {}) {
      if (waiting.length >= maxWaiting) return Promise.reject(new Error('Too many requests wait for the database.'))
      const { promise, ...settle } = Promise.withResolvers<Row[]>()
      waiting.push({ sql, values, ...settle })
      writing ??= write()
      return promise
    },
    // Pages that were rearranged may hold old bytes, so the file is written anew; its log holds them until it is truncated.
    async purge() {
      await writing
      await whenUnlocked(() => {
        const database = opened ?? open()
        database.exec('VACUUM')
        const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
        if (busy) throw Object.assign(new Error('Another program is reading the database.'), { errcode: busyCode })
      })
    },
    async close() {
      await writing
      close()
    },
  }
}

const busyCode = 5

/** Whether another process holds the lock. */
export function isBusy(error: unknown): boolean {
  return (Number((error as { errcode?: number }).errcode) & 0xff) === busyCode
}

/** A request counts as stored from then on: it survives a power cut. */
async function syncToDisk(path: string): Promise<void> {
  const log = await openFile(path, 'r+')
  try {
    await log.datasync()
  } finally {
    await log.close()
  }
}
