import { describe, expect, test } from 'vitest'
import { defaultLocale, isLocaleId, localeIds, localeOfPath, locales } from './locales'

test('the default language is Portuguese', () => {
  expect(defaultLocale).toBe('pt-br')
})

test.each(localeIds)('%s has a language tag of its own and a name', (locale) => {
  const { tag, name } = locales[locale]
  expect(tag.toLowerCase()).toBe(locale)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(name).not.toBe('')
})

test.each([
  ['pt-br', true],
  ['en-us', true],
  ['es-es', true],
  ['pt-BR', false],
  ['pt', false],
  ['', false],
  ['toString', false],
  [undefined, false],
  [0, false],
])('%j is a locale: %s', (value, expected) => {
  expect(isLocaleId(value)).toBe(expected)
})

describe('the locale of a path', () => {
  test.each([
    ['/', 'pt-br'],
    ['', 'pt-br'],
    ['/ia-noticia', 'pt-br'],
    ['/fr-fr/contato', 'pt-br'],
    ['/contato/en-us', 'pt-br'],
    ['/en-us-old/contato', 'pt-br'],
    ['/en-us', 'en-us'],
    ['/en-us/', 'en-us'],
    ['/EN-US/contato', 'en-us'],
    ['//es-es/contato', 'es-es'],
    ['/es-es/servicos/apis', 'es-es'],
  ])('of "%s" is %s', (path, expected) => {
    expect(localeOfPath(path)).toBe(expected)
  })
})
