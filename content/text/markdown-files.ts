import { existsSync, readFileSync } from 'node:fs'
import type { LocaleId } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { type LongText, longText } from './markdown.ts'

/**
 * The text of `<locale>.md` in a folder relative to the working directory, read when it is asked for, because that of a
 * draft may have errors.
 */
export function markdownFiles(folder: string): Record<LocaleId, () => LongText> {
  return inEachLanguage((locale) => () => {
    const file = `${folder}/${locale}.md`
    if (!existsSync(file)) throw new Error(`${file}: is missing. Write the text in this language.`)
    return longText(readFileSync(file, 'utf8'), file)
  })
}
