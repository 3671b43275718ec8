/** Does what nobody waits for once the browser has nothing better to do; Safari cannot tell when that is. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}
