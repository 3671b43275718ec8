import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { blocksOf } from '../text/markdown.ts'
import { filled, placeholders } from '../text/placeholders.ts'
import { plainText } from '../text/rich-text.ts'
import { type companyFacts, formatFact } from './company-facts.ts'

const price = Object.fromEntries(localeIds.map((locale) => [locale, 3200])) as Record<LocaleId, number>
const name = 'stagePrice' satisfies keyof typeof companyFacts

describe('a number is formatted for the language:', () => {
  test.each([
    ['a number', { count: 1000 }, ['1.000', '1,000', '1000']],
    ['a year', { year: 2017 }, ['2017', '2017', '2017']],
    ['a price', { price }, ['R$ 3.200', '$3,200', '3200 €']],
  ])('%s', (_, value, expected) => {
    const words = (['pt-br', 'en-us', 'es-es'] as const).map((locale) => formatFact(value, locale))
    expect(words.map((word) => word.replace(/\s/g, ' '))).toEqual(expected)
  })
})

test.each(localeIds)('texts in %s show numbers in the format of their language, in content and Markdown', (locale) => {
  const own = placeholders[locale][name]
  const texts = Object.fromEntries(localeIds.map((id) => [id, [{ deep: `{${name}}` }]]))
  expect(filled(texts)[locale]).toEqual([{ deep: own }])
  expect(plainText(blocksOf(`Por {${name}}.`, `content/a/${locale}.md`))).toBe(`Por ${own}.`)
})
