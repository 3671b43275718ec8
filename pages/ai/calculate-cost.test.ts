import { expect, test } from 'vitest'
import { paybackWeeks, readNumber } from './calculate-cost.ts'

test.each([
  [4500, 2250, 45],
  [4500, 2251, 46],
  [4500, 1, 1],
  [4500, 120, 3],
])('a task of %i a year pays back %i in weeks: %s', (year, price, weeks) => {
  expect(paybackWeeks(year, price)).toBe(weeks)
})

test.each([
  ['1.000.500,5', 'pt-BR', 1_000_500.5],
  ['1,500.5', 'en-US', 1500.5],
  [' 12,5 ', 'es-ES', 12.5],
  ['', 'pt-BR', Number.NaN],
  ['seis', 'pt-BR', Number.NaN],
])('%o in %s is %d', (text, locale, number) => {
  expect(readNumber(text, locale)).toBe(number)
})
