const lockName = '@tecto:outbox'

/** Runs a task unless another tab is running one. Where the browser has no locks or denies them, it just runs. */
export async function withTabLock(task: () => Promise<void>): Promise<void> {
  let isAsked = false
  const onAnswer = async (lock: Lock | null) => {
    isAsked = true
    if (lock) await task()
  }
  try {
    await navigator.locks.request(lockName, { ifAvailable: true }, onAnswer)
  } catch (error) {
    if (isAsked) throw error
    await task()
  }
}
