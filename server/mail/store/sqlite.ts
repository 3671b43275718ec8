import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database, Row, Statement } from './database.ts'

export const databaseFile = 'requests.sqlite'
/**
 * Beyond this, requests are rejected at once and retried later, instead of waiting for a disk that does not respond.
 */
const maxWaiting = 1000

export type Job = { statements: readonly Statement[] } | { isThorough: boolean } | 'close'
export type JobResult = { rows: Row[][] } | { error: { message: string; code?: string } }

interface Waiting {
  resolve: (rows: Row[][]) => void
  reject: (error: Error) => void
}

/**
 * The SQLite database in a folder, in a thread of its own, so that pages are served while it waits for the disk, a lock
 * or a search. It is opened on first use and again after a failure, because the file may have been repaired.
 */
export function openSqlite(folder: string): Database {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let count = 0

  function start(): Worker {
    const started = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: join(folder, databaseFile),
    })
    started.on('message', ([id, result]: [number, JobResult]) => {
      const job = waiting.get(id)
      waiting.delete(id)
      if ('rows' in result) job?.resolve(result.rows)
      else job?.reject(Object.assign(new Error(result.error.message), { code: result.error.code }))
      // Lets a command end when it has nothing to wait for.
      if (waiting.size === 0) started.unref()
    })
    const end = (error: Error) => {
      thread = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', end)
    started.on('exit', () => end(new Error('The database thread has ended.')))
    return started
  }

  function ask(job: Job): Promise<Row[][]> {
    if (waiting.size >= maxWaiting) return Promise.reject(new Error('Too many requests are waiting for the database.'))
    thread ??= start()
    const asked = thread
    return new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      asked.ref()
      asked.postMessage([count, job])
    })
  }

  return {
    dialect: 'sqlite',
    run: (statements) => ask({ statements }),
    overwrite: async (isThorough) => void (await ask({ isThorough })),
    async close() {
      if (!thread) return
      const ended = thread
      await ask('close')
      await ended.terminate()
    },
  }
}
