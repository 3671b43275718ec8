import { isPageHiding } from './page-hide.ts'

const retryDelayMs = 10_000

/**
 * What is done when the application could not start; until it has, the page stays readable and its links lead on.
 * After a deploy, an open page may ask for code that the server no longer has: loading the page anew helps, since it then names
 * the new code. Where the page is being left, or no server answers, that would lose more than it mends: it is tried again later.
 * @throws the error itself where the page has been loaded anew already: once more would not help, and might never end.
 */
export async function recover(error: unknown, startAgain: () => void): Promise<void> {
  const isServing = !isPageHiding() && (await isPageServed())
  // The visitor may have left while the server was asked.
  if (!isServing || isPageHiding()) {
    setTimeout(startAgain, retryDelayMs)
    return
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') throw error
  location.reload()
}

export async function isPageServed(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}
