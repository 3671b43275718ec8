import { expect, test } from 'vitest'
import { localeIds } from './locales.ts'
import { inOneLanguage } from './localized.ts'

const title = { 'pt-br': 'Início', 'en-us': 'Home', 'es-es': 'Inicio' }

test.each(localeIds)('picks %s out of content at any depth, and keeps lists together', (locale) => {
  const bullets = { 'pt-br': ['um', 'dois'], 'en-us': ['one'], 'es-es': [] }
  const content = { title, list: [{ name: title }, title], nested: { deep: { title } }, bullets }
  const words = title[locale as keyof typeof title]
  expect(inOneLanguage(content, locale)).toEqual({
    title: words,
    list: [{ name: words }, words],
    nested: { deep: { title: words } },
    bullets: bullets[locale as keyof typeof bullets],
  })
})

test('leaves unlocalized values unchanged', () => {
  for (const value of ['text', 42, 0, true, null, undefined, [], {}, { 'pt-br': 'um', note: 'dois' }])
    expect(inOneLanguage(value, 'en-us')).toEqual(value)
})
