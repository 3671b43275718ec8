/** Waits without a timer, so that tests may use fake timers. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Timed out waiting for: ${what}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
