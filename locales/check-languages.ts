import { existsSync, globSync, readFileSync } from 'node:fs'
import { defaultLocale, localeIds, locales } from './locales.ts'

const texts = '{content,locales}/**/*.{ts,json,md}'
const mark = /⟦([a-z]{2}-[a-z]{2})⟧/g

/**
 * What is still to do for a language that was added (`npm run new locale`): missing files, texts that are marked as to be
 * translated, the flag. Pictures with words are borrowed until they are drawn (`isDrawn`). Reads the project in the working directory.
 */
export function languageErrors(): string[] {
  return [...missingFiles(), ...untranslated(), ...missingFlags()]
}

/** @throws {ContentError} one with a line for each. */
export function checkLanguages(): void {
  const errors = languageErrors()
  if (errors.length > 0) throw new ContentError('thing(s) to do for the languages', errors)
}

function missingFiles(): string[] {
  const inDefault = [...globSync(`locales/${defaultLocale}/*.json`), ...globSync(`content/**/${defaultLocale}.md`)]
  return inDefault.flatMap((file) =>
    localeIds
      .map((locale) => file.replace(defaultLocale, locale))
      .filter((own) => !existsSync(own))
      .map((own) => `${own}: is missing. Translate ${file}.`),
  )
}

function untranslated(): string[] {
  const files = globSync(texts).filter((file) => !file.includes('.test.'))
  return files.sort().flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(mark)].map(([, locale = '']) => locale)
    return [...new Set(found)].map(
      (locale) =>
        `${file}: is not translated into ${locale} yet. Write what stands behind each ⟦${locale}⟧, or before it where it is a comment, and delete the mark`,
    )
  })
}

function missingFlags(): string[] {
  return localeIds.flatMap((locale) => {
    const file = `public${locales[locale].flag}`
    return existsSync(file)
      ? []
      : [`${file}: the flag of ${locale} is missing. Put it there, 48 × 36 pixels (art/flags.ts draws the others).`]
  })
}

/** An error in content or messages. It is printed without its stack, which does not help an editor. */
export class ContentError extends Error {
  constructor(title: string, lines: readonly string[]) {
    super(`${lines.length} ${title}:\n  ${lines.join('\n  ')}`)
    this.stack = this.message
  }
}
