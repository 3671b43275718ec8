import { expect, test } from 'vitest'
import { defaultLocale, localeOfPath } from './locales.ts'

test.each([
  [defaultLocale, ['/', '', '/ia-noticia', '/la-va/contato', '/contato/en-us', '/en-us-old/contato']],
  ['en-us', ['/en-us', '/en-us/', '/EN-US/contato']],
  ['es-es', ['//es-es/contato', '/es-es/servicos/apis']],
])('%s is the locale of the paths %j', (locale, paths) => {
  for (const path of paths) expect(localeOfPath(path), path).toBe(locale)
})
