import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Database, Row, SqlValues } from './request-store.ts'

/** Beyond this, requests are rejected at once and sent again later, instead of waiting for a disk that does not answer. */
const maxWaiting = 1000
const batchSize = 200
/** SQLite's error code if another process holds the lock. */
export const sqliteBusy = 5

/** The statements of one transaction, or another task. */
export type Task = readonly { sql: string; values: SqlValues }[] | { isThorough: boolean } | 'close'
export type Result = { rows: Row[][] } | { error: string }

interface Waiting<Value> {
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/**
 * A SQLite file, in a thread of its own: on a busy disk a commit takes up to 100 ms, during which no page would be served.
 * Statements that arrive meanwhile are the next transaction. The file is opened on first use and again after a failure,
 * because it may have been repaired.
 * @param schema creates what is missing
 */
export function openSqlite(file: string, schema: string): Database {
  const waiting: (Waiting<Row[]> & { sql: string; values: SqlValues })[] = []
  /** Tasks of the thread, which answers them in this order. */
  const asked: Waiting<Row[][]>[] = []
  let thread: Worker | undefined
  let writing: Promise<void> | undefined

  function start(): Worker {
    const started = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file, schema } })
    started.on('message', (result: Result) => {
      const task = asked.shift()
      if ('rows' in result) task?.resolve(result.rows)
      else task?.reject(new Error(result.error))
      // Lets a command end when it has nothing to wait for.
      if (asked.length === 0) started.unref()
    })
    const end = (error: unknown) => {
      thread = undefined
      for (const { reject } of asked.splice(0)) reject(error)
    }
    started.on('error', end)
    started.on('exit', () => end(new Error('The database thread has ended.')))
    return started
  }

  function ask(task: Task): Promise<Row[][]> {
    thread ??= start()
    const { promise, ...settle } = Promise.withResolvers<Row[][]>()
    asked.push(settle)
    thread.ref()
    thread.postMessage(task)
    return promise
  }

  async function write(): Promise<void> {
    await nextTurn()
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, batchSize)
      try {
        const results = await ask(jobs.map(({ sql, values }) => ({ sql, values })))
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
    purge: async (how) => void (await ask(how)),
    async close() {
      await writing
      if (!thread) return
      await ask('close')
      await thread.terminate()
    },
  }
}
