import { existsSync, readFileSync } from 'node:fs'
import { localeIds, locales } from '../../locales/locales.ts'
import { siteFiles } from '../texts.ts'

/**
 * What is unfinished for a language added with `npm run new locale`: texts marked as untranslated, the flag. Pictures with
 * text fall back to the default language until they are drawn (`isDrawn`).
 */
export function languageErrors(): string[] {
  return [...untranslated(), ...missingFlags()]
}

function untranslated(): string[] {
  return ['locales/locales.ts', ...siteFiles()].flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(/⟦([a-z]{2}-[a-z]{2})⟧/g)].map(([, locale = '']) => locale)
    return [...new Set(found)].map(
      (locale) =>
        `${file}: is not fully translated into ${locale} yet. Translate what follows each ⟦${locale}⟧, decide the other values that have it, and delete the mark`,
    )
  })
}

function missingFlags(): string[] {
  return localeIds.flatMap((locale) => {
    const file = `public${locales[locale].flag}`
    return existsSync(file)
      ? []
      : [`${file}: the flag of ${locale} is missing. Add it with 48 × 36 pixels (art/drawings/flags/ has the others).`]
  })
}
