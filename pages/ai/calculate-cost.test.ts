import { expect, test } from 'vitest'
import { paybackMonths, readNumber } from './calculate-cost.ts'

test.each([
  [3960, 1200, 10, 12],
  [3960, 1201, 10, 13],
  [3960, 1, 10, 1],
  [3960, 1, 110, Number.POSITIVE_INFINITY],
])('a task of %i a year pays back %i, with an upkeep of %i, in months: %s', (year, price, upkeep, months) => {
  expect(paybackMonths(year, price, upkeep)).toBe(months)
})

const none = Number.NaN
test.each([
  // In Portuguese, in English, in Spanish.
  ['0,5', 0.5, 0.5, 0.5],
  ['0.5', 0.5, 0.5, 0.5],
  ['12,', 12, 12, 12],
  ['1.234', 1234, none, 1234],
  ['1,234', none, 1234, none],
  ['1.234,5', 1234.5, 1234.5, 1234.5],
  ['1,234.5', 1234.5, 1234.5, 1234.5],
  ['1 234', 1234, 1234, 1234],
  ['1\u202f234,5', 1234.5, 1234.5, 1234.5],
  ['01.234', 1234, none, 1234],
  ['0.125', 0.125, 0.125, 0.125],
  ['００.5', 0.5, 0.5, 0.5],
  ['１２，５', 12.5, 12.5, 12.5],
  ['\u200e12\u200b.5\u3000', 12.5, 12.5, 12.5],
  ['10²', none, none, none],
  ['seis', none, none, none],
  ['1e3', none, none, none],
])('%o is %d in Portuguese, %d in English and %d in Spanish', (text, portuguese, english, spanish) => {
  expect(readNumber(text, 'pt-BR')).toBe(portuguese)
  expect(readNumber(text, 'en-US')).toBe(english)
  expect(readNumber(text, 'es-ES')).toBe(spanish)
})
