import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { formatFact } from './company-facts.ts'

const counts = {
  ...(Object.fromEntries(localeIds.map((locale) => [locale, 9])) as Record<LocaleId, number>),
  'pt-br': 4,
}
const price = Object.fromEntries(localeIds.map((locale) => [locale, 3200])) as Record<LocaleId, number>

describe('a number is formatted for the language:', () => {
  test.each([
    ['a number', { count: 1000 }, ['1.000', '1,000', '1000']],
    ['a number by language', { count: counts }, ['4', '9', '9']],
    ['a percentage', { percent: 5 }, ['5%', '5%', '5 %']],
    ['half a percent', { percent: 7.5 }, ['7,5%', '7.5%', '7,5 %']],
    ['a year', { year: 2017 }, ['2017', '2017', '2017']],
    ['a price', { price }, ['R$ 3.200', '$3,200', '3200 €']],
  ])('%s', (_, value, expected) => {
    const words = (['pt-br', 'en-us', 'es-es'] as const).map((locale) => formatFact(value, locale))
    expect(words.map((word) => word.replace(/\s/g, ' '))).toEqual(expected)
  })
})
