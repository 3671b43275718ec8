import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { addLanguage } from '../locales/adding/add-language.ts'
import { isLocaleId } from '../locales/locales.ts'

/**
 * Adds a language: its entry in the table of languages, its messages, and its texts in the content. All texts are those of the
 * default language, marked as to be translated.
 * @param locale as in `fr-fr`
 */
export function newLocale(locale = ''): void {
  if (!/^[a-z]{2}-[a-z]{2}$/.test(locale)) throw new Error('Give the codes of the language and the country, as in: npm run new locale fr-fr')
  if (isLocaleId(locale)) throw new Error(`The site has ${locale} already.`)
  const changes = Object.entries(addLanguage(locale))
  for (const [file, text] of changes) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`Added ${locale} to ${changes.length} files. To see what is still to do: npm run check`)
}
