import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { addLanguage } from '../locales/adding/add-language.ts'
import { isLocaleId } from '../locales/locales.ts'

/**
 * Adds a language: its entry, its messages, and its words in content and pictures, with the default language's text until it is
 * translated.
 * @param locale as in `fr-fr`
 */
export function newLocale(locale = ''): void {
  if (!/^[a-z]{2}-[a-z]{2}$/.test(locale))
    throw new Error('Name the language and its country, as in: npm run new locale fr-fr')
  if (isLocaleId(locale)) throw new Error(`The site has ${locale} already.`)
  const changes = Object.entries(addLanguage(locale))
  for (const [file, text] of changes) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`${locale} stands in ${changes.length} files. What is still to do: npm run check`)
}
