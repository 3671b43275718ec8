import { expect, test } from 'vitest'
import { readNumber } from './calculate-cost.ts'

test.each([
  ['1.500,5', 'pt-BR', 1500.5],
  ['1,500.5', 'en-US', 1500.5],
  [' 12,5 ', 'es-ES', 12.5],
  ['', 'pt-BR', Number.NaN],
  ['seis', 'pt-BR', Number.NaN],
])('%o in %s is %d', (text, locale, number) => {
  expect(readNumber(text, locale)).toBe(number)
})
