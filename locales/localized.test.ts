import { describe, expect, test } from 'vitest'
import { localeIds } from './locales'
import { inOneLanguage } from './localized'

const title = { 'pt-br': 'Início', 'en-us': 'Home', 'es-es': 'Inicio' }

test.each(localeIds)('takes %s out of content, however deep', (locale) => {
  const content = { title, list: [{ name: title }, title], nested: { deep: { title } } }
  const words = title[locale as keyof typeof title]
  expect(inOneLanguage(content, locale)).toEqual({
    title: words,
    list: [{ name: words }, words],
    nested: { deep: { title: words } },
  })
})

test('takes localized lists whole', () => {
  const bullets = { 'pt-br': ['um', 'dois'], 'en-us': ['one'], 'es-es': [] }
  expect(inOneLanguage({ bullets }, 'pt-br')).toEqual({ bullets: ['um', 'dois'] })
})

test('leaves the content that it was given as it was', () => {
  const content = { title }
  inOneLanguage(content, 'en-us')
  expect(content).toEqual({ title: { 'pt-br': 'Início', 'en-us': 'Home', 'es-es': 'Inicio' } })
})

describe('leaves what has no languages alone', () => {
  test.each([['text'], [42], [0], [true], [null], [undefined], [[]], [{}], [{ 'pt-br': 'um', note: 'dois' }]])(
    '%j',
    (value) => {
      expect(inOneLanguage(value, 'en-us')).toEqual(value)
    },
  )
})
