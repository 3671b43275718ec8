import type { Row, Statement } from './database.ts'

type Run = (statements: readonly Statement[]) => Promise<Row[][]>

interface Waiting {
  statements: readonly Statement[]
  resolve: (rows: Row[][]) => void
  reject: (error: unknown) => void
}

/** Keeps transactions short. */
const maxAtOnce = 100

/**
 * Combines the statements of one turn of the event loop, and those that arrive during a transaction, into one
 * transaction: the disk takes as long for many as for one. Each result resolves only when it is on the disk.
 * @param first runs at the start of each transaction
 */
export function batched(run: Run, first: readonly Statement[]): Run {
  const waiting: Waiting[] = []
  let isRunning = false

  async function work(): Promise<void> {
    while (waiting.length > 0) await runTogether(waiting.splice(0, maxAtOnce))
    isRunning = false
  }

  async function runTogether(batch: Waiting[]): Promise<void> {
    try {
      const rows = (await run([...first, ...batch.flatMap(({ statements }) => statements)])).slice(first.length)
      for (const { statements, resolve } of batch) resolve(rows.splice(0, statements.length))
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      // One failing request must not take the others with it.
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
