import type { Row, Run, Statement } from './sql-database.ts'

interface Waiting {
  statements: Statement[]
  resolve: (rows: Row[][]) => void
  reject: (error: unknown) => void
}

/**
 * Runs together what is asked for in one turn of the event loop, or while the transaction before is under way: the disk takes as long for
 * many as for one. Each result is told only when it is on the disk.
 */
export function batched(run: Run): Run {
  let waiting: Waiting[] = []
  let isRunning = false

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await runTogether(batch)
    }
    isRunning = false
  }

  async function runTogether(batch: Waiting[]): Promise<void> {
    try {
      const rows = await run(batch.flatMap(({ statements }) => statements))
      for (const { statements, resolve } of batch) resolve(rows.splice(0, statements.length))
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      // One that fails must not take the others with it.
      else await Promise.all(batch.map((one) => runTogether([one])))
    }
  }

  return (statements) =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject })
      if (isRunning) return
      isRunning = true
      setImmediate(work)
    })
}
