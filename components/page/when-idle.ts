/** Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout })
  else setTimeout(work, 200)
}
