import { existsSync, globSync, readFileSync } from 'node:fs'
import { Faults } from './faults.ts'
import { defaultLocale, localeIds, locales } from './locales.ts'

const texts = '{content,locales}/**/*.{ts,json,md}'
const mark = /⟦([a-z]{2}-[a-z]{2})⟧/g

/**
 * What is still to do for a language that was added (`npm run new locale`): missing files, texts that are marked as to be
 * translated, the flag. Pictures with words are borrowed until they are drawn (`drawnLocales`). Reads the project in the working directory.
 */
export function languageFaults(): string[] {
  return [...missingFiles(), ...untranslated(), ...missingFlags()]
}

/** @throws {Faults} one with a line for each. */
export function checkLanguages(): void {
  const faults = languageFaults()
  if (faults.length > 0) throw new Faults('thing(s) to do for the languages', faults)
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
    const places = new Map<string, string[]>()
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
      for (const [, locale = ''] of line.matchAll(mark)) {
        const key = /^ *"([^"]+)"/.exec(line)?.[1]
        places.set(locale, [...(places.get(locale) ?? []), file.endsWith('.json') && key ? key : `line ${index + 1}`])
      }
    return [...places].map(
      ([locale, where]) => `${file}: to be translated into ${locale}: ${[...new Set(where)].join(', ')}`,
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
