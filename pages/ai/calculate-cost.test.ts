import { expect, test } from 'vitest'
import { paybackMonths } from './calculate-cost.ts'

test.each([
  [3960, 1200, 10, 12],
  [3960, 1201, 10, 13],
  [3960, 1, 10, 1],
  [3960, 1, 110, Number.POSITIVE_INFINITY],
])('a task of %i a year pays back %i, with an upkeep of %i, in months: %s', (year, price, upkeep, months) => {
  expect(paybackMonths(year, price, upkeep)).toBe(months)
})
