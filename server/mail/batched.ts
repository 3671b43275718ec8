interface Waiting<Input, Output> {
  input: Input
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

/**
 * Does in one transaction what is asked for in one turn of the event loop: the disk takes as long for many as for one. Each result is
 * told only when it is on the disk.
 */
export function batched<Input, Output>(
  transaction: <Result>(task: () => Result) => Result,
  task: (input: Input) => Output,
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = []

  function run(batch: Waiting<Input, Output>[]): void {
    try {
      const outputs = transaction(() => batch.map(({ input }) => ({ output: task(input) })))
      for (const [index, { resolve }] of batch.entries()) if (outputs[index]) resolve(outputs[index].output)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      // One that fails must not take the others with it.
      else for (const one of batch) run([one])
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0)
        setImmediate(() => {
          const batch = waiting
          waiting = []
          run(batch)
        })
      waiting.push({ input, resolve, reject })
    })
}
