import { existsSync, globSync, readFileSync } from 'node:fs'
import { defaultLocale, localeIds, locales } from './locales.ts'

const texts = '{content,locales}/**/*.{ts,json,md}'
const untranslatedMark = /⟦([a-z]{2}-[a-z]{2})⟧/g

/**
 * What is unfinished for a language added with `npm run new locale`: missing files, texts marked as untranslated, the
 * flag. Pictures with text fall back to the default language until they are drawn (`isDrawn`).
 */
export function languageErrors(): string[] {
  return [...missingFiles(), ...untranslated(), ...missingFlags()]
}

function missingFiles(): string[] {
  const inDefault = [...globSync(`locales/${defaultLocale}/*.json`), ...globSync(`content/**/${defaultLocale}.md`)]
  return inDefault.flatMap((file) =>
    localeIds
      .map((locale) => file.replace(defaultLocale, locale))
      .filter((translation) => !existsSync(translation))
      .map((translation) => `${translation}: is missing. Translate ${file}.`),
  )
}

function untranslated(): string[] {
  const files = globSync(texts).filter((file) => !file.includes('.test.'))
  return files.sort().flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(untranslatedMark)].map(([, locale = '']) => locale)
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
