import { onTestFinished, vi } from 'vitest'

/** Stops the time until the test sets it. Connections and timers are not affected. */
export function setClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (ms: number) => vi.setSystemTime(Date.now() + ms) }
}
