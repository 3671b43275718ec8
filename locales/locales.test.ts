// @vitest-environment node
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultLocale, isLocaleId, localeIds, localeOfPath, locales } from './locales'

test('Portuguese is the default and is offered first', () => {
  expect(defaultLocale).toBe('pt-br')
  expect(localeIds).toEqual(['pt-br', 'en-us', 'es-es'])
})

test.each(localeIds)('%s has a language tag of its own, a name and a flag that exists', (locale) => {
  const { tag, name, flag } = locales[locale]
  expect(tag.toLowerCase()).toBe(locale)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(name).not.toBe('')
  expect(existsSync(`public${flag}`)).toBe(true)
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
