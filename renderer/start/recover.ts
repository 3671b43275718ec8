import { isPageHiding, statusOf } from '../../components/page/leaving.ts'

const retryDelayMs = 10_000

/**
 * Handles a failed start of the application; until then the page stays readable and its links work. After a deploy, an
 * open page may request code that the server no longer has: a reload fetches a document that references the new code.
 * While the page is being left or offline, a reload would do harm, so starting is retried later.
 * @throws the error itself after one reload, because more would not help and might never end
 */
export async function recover(error: unknown, startAgain: () => void): Promise<void> {
  const isServing = !isPageHiding() && (await statusOf(location.href)) < 500
  // The visitor may have left during the request.
  if (!isServing || isPageHiding()) {
    setTimeout(startAgain, retryDelayMs)
    return
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') throw error
  location.reload()
}
