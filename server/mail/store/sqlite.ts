import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database, Row, Statement } from './database.ts'

export const databaseFile = 'requests.sqlite'
/** More than this is refused at once with a request to retry, instead of waiting for a disk that does not respond. */
const maxWaiting = 1000

/** What the thread is asked to do. */
export type Job = { statements: readonly Statement[] } | { isThorough: boolean } | 'close'
export type JobResult = { rows: Row[][] } | { error: { message: string; code?: string } }

interface Waiting {
  resolve: (rows: Row[][]) => void
  reject: (error: Error) => void
}

/**
 * The SQLite database in a folder, in a thread of its own: whatever it waits for (the disk, another process that holds its lock, a search),
 * pages are served meanwhile. It is opened when it is first used, and again after a failure, since the file may have been fixed.
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
      // A program that only looks at the database ends when it has nothing to wait for.
      if (waiting.size === 0) started.unref()
    })
    const end = (error: Error) => {
      thread = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', end)
    started.on('exit', () => end(new Error('The thread of the database has ended.')))
    return started
  }

  function ask(job: Job): Promise<Row[][]> {
    if (waiting.size >= maxWaiting) return Promise.reject(new Error('Too much waits for the database.'))
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
