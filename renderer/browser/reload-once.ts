/**
 * After a deploy an open page may ask for the application's code when it is gone: the page of today knows the code of
 * today. (For the code of the next page the router does the same, when it is shown and not when it is merely prefetched.)
 * @throws the error itself where the page has been reloaded already: once more would not help, and might never end.
 */
export function reloadOnce(error: unknown): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') throw error
  location.reload()
}
