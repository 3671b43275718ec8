const lockName = '@tecto:outbox'

/**
 * Runs a task unless another tab is running one. Where the browser has no locks or denies them, it just runs.
 * @returns whether it ran.
 */
export async function unlessLocked(task: () => Promise<void>): Promise<boolean> {
  let isAsked = false
  let isFree = true
  const onAnswer = async (lock: Lock | null) => {
    isAsked = true
    isFree = lock !== null
    if (isFree) await task()
  }
  try {
    await navigator.locks.request(lockName, { ifAvailable: true }, onAnswer)
  } catch (error) {
    if (isAsked) throw error
    await task()
  }
  return isFree
}
