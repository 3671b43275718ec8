// @vitest-environment node
import { expect, test } from 'vitest'
import { retryAfterMs, waitAfter } from './retry-time'

const now = Date.UTC(2026, 9, 21, 7, 28, 0)

test.each([
  [0, 0, 30],
  [1, 0, 60],
  [2, 0, 120],
  [6, 0, 1920],
  [7, 0, 3600],
  [1e6, 0, 3600],
  [0, 10, 30],
  [0, 45, 45],
  [1, 45, 60],
  [0, 7200, 3600],
])('after %i failures a service that asks for %i seconds is left alone for %i', (failures, asked, seconds) => {
  expect(waitAfter(failures, asked * 1000)).toBe(seconds * 1000)
})

test.each([
  ['0', 0],
  ['120', 120_000],
  ['Wed, 21 Oct 2026 07:30:00 GMT', 120_000],
  ['Wednesday, 21-Oct-26 07:30:00 GMT', 120_000],
  ['Wed, 21 Oct 2026 07:20:00 GMT', 0],
])('Retry-After "%s" asks for %i ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})

test.each([null, '', 'soon', '-5', '1.5', '1e9', 'Infinity', '9'.repeat(400), 'in 3000', 'GMT', '120, 120'])(
  'Retry-After "%s" is ignored',
  (header) => {
    expect(retryAfterMs(header, now)).toBe(0)
  },
)
