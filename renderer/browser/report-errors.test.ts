import { expect, onTestFinished, test, vi } from 'vitest'
import { reportErrors } from './report-errors'

test('what scripts end with is told by its kind only, and not without end', () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  onTestFinished(() => void vi.unstubAllGlobals())
  reportErrors()
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('Ana <ana@x.example>') }))
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('Ana') }))
  expect(sendBeacon.mock.calls).toEqual(
    ['TypeError', 'unknown', 'RangeError'].map((name) => ['/api/reports', JSON.stringify({ type: 'error', name })]),
  )
  for (let time = 0; time < 10; time += 1) dispatchEvent(new ErrorEvent('error', { error: new Error() }))
  expect(sendBeacon).toHaveBeenCalledTimes(5)
})
