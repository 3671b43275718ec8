import { onTestFinished, vi } from 'vitest'

/** Keeps expected console output out of the test report. @returns the mock that recorded it */
export function muteConsole(method: 'error' | 'log' | 'info') {
  const spy = vi.spyOn(console, method).mockReturnValue()
  onTestFinished(() => spy.mockRestore())
  return spy
}
