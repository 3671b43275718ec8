import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { formatFact } from './company-facts.ts'

const price = Object.fromEntries(localeIds.map((locale) => [locale, 3200])) as Record<LocaleId, number>

describe('a number is formatted for the language:', () => {
  test.each([
    ['a number', { count: 1000 }, ['1.000', '1,000', '1000']],
    ['a number by language', { count: { 'pt-br': 4, 'en-us': 14, 'es-es': 9 } }, ['4', '14', '9']],
    ['a year', { year: 2017 }, ['2017', '2017', '2017']],
    ['a price', { price }, ['R$ 3.200', '$3,200', '3200 €']],
  ])('%s', (_, value, expected) => {
    const words = (['pt-br', 'en-us', 'es-es'] as const).map((locale) => formatFact(value, locale))
    expect(words.map((word) => word.replace(/\s/g, ' '))).toEqual(expected)
  })
})
