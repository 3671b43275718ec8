/** Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}
