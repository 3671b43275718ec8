import { onTestFinished, vi } from 'vitest'

/** Freezes `Date.now()` until the test sets it; connections and timers are not affected. */
export function setClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (ms: number) => vi.setSystemTime(Date.now() + ms) }
}
