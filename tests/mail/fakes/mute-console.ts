import { onTestFinished, vi } from 'vitest'

/** Keeps what a test makes a program say out of the report. @returns what was said, as a mock */
export function muteConsole(method: 'error' | 'log' | 'info') {
  const spy = vi.spyOn(console, method).mockReturnValue()
  onTestFinished(() => spy.mockRestore())
  return spy
}
