import { expect, test } from 'vitest'
import { defaultLocale, isLocaleId, localeOfPath } from './locales.ts'

test('only the languages of the site are locales', () => {
  expect(['pt-br', 'en-us', 'es-es'].map(isLocaleId)).toEqual([true, true, true])
  for (const value of ['pt-BR', 'pt', '', 'toString', undefined, 0]) expect(isLocaleId(value), `${value}`).toBe(false)
})

test.each([
  [defaultLocale, ['/', '', '/ia-noticia', '/la-va/contato', '/contato/en-us', '/en-us-old/contato']],
  ['en-us', ['/en-us', '/en-us/', '/EN-US/contato']],
  ['es-es', ['//es-es/contato', '/es-es/servicos/apis']],
])('%s is the locale of the paths %j', (locale, paths) => {
  for (const path of paths) expect(localeOfPath(path), path).toBe(locale)
})
