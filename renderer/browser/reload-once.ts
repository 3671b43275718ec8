/**
 * After a deploy, an open page may ask for code that the server no longer has. Loading the page anew helps, since it then names
 * the new code. (Where the code of the next page is missing, the router itself does the same as soon as that page is to be shown.)
 * @throws the error itself where the page has been reloaded already: once more would not help, and might never end.
 */
export function reloadOnce(error: unknown): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') throw error
  location.reload()
}
