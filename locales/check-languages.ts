import { existsSync, globSync, readFileSync } from 'node:fs'
import { Faults } from './faults.ts'
import { defaultLocale, localeIds, locales } from './locales.ts'

const texts = '{art,content,locales}/**/*.{ts,json,md}'
const mark = /⟦([a-z]{2}-[a-z]{2})⟧/g

/**
 * What is still to do for a language that was added (`npm run new locale`): missing files, texts that are marked as to be
 * translated, the flag and the pictures. Reads the project in the working directory.
 */
export function languageFaults(): string[] {
  return [...missingFiles(), ...untranslated(), ...missingPictures()]
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
    const found = [...readFileSync(file, 'utf8').matchAll(mark)].map(([, locale = '']) => locale)
    return [...new Set(found)].map(
      (locale) =>
        `${file}: is not translated into ${locale} yet. Write what stands behind each ⟦${locale}⟧, or before it where it is a comment, and delete the mark`,
    )
  })
}

function missingPictures(): string[] {
  const pictures: Record<string, { widths: number[]; localized?: boolean }> = JSON.parse(
    readFileSync('art/pictures.json', 'utf8'),
  )
  const localized = Object.entries(pictures).filter(([, picture]) => picture.localized)
  return localeIds.flatMap((locale) => {
    const { flag } = locales[locale]
    const isDrawn = (name: string, widths: number[], id: string) =>
      widths.every((width) => existsSync(`public/art/${name}.${id}-${width}.avif`))
    const missing = localized.filter(
      ([name, { widths }]) => isDrawn(name, widths, defaultLocale) && !isDrawn(name, widths, locale),
    )
    return [
      ...(existsSync(`public${flag}`)
        ? []
        : [`public${flag}: the flag of ${locale} is missing. Draw it in art/flags.ts, then: npm run art -- flags`]),
      ...(missing.length > 0
        ? [
            `public/art/: ${missing.length} picture(s) with words are missing in ${locale}. Draw them: npm run art -- scenes`,
          ]
        : []),
    ]
  })
}
