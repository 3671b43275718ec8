const lockName = '@tecto:outbox'

/** Skips the task if another tab is running one; without lock support, it always runs. */
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
