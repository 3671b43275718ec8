import { existsSync, readFileSync } from 'node:fs'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { blocksOf } from './markdown.ts'
import type { Block } from './rich-text.ts'

/** The text of `<locale>.md` in a folder relative to the working directory, read when it is asked for. */
export function markdownFiles(folder: string): Record<LocaleId, () => Block[]> {
  return inEachLanguage((locale) => () => {
    const file = `${folder}/${locale}.md`
    if (!existsSync(file)) throw new Error(`${file}: is missing. Write the text in this language.`)
    return blocksOf(readFileSync(file, 'utf8'), file)
  })
}

/** @throws one Error with a line per error: file, line, and what to do */
export function readMarkdownFiles(folder: string): Record<LocaleId, Block[]> {
  const files = markdownFiles(folder)
  const errors: string[] = []
  const texts = localeIds.map((locale) => {
    try {
      return [locale, files[locale]()]
    } catch (error) {
      errors.push((error as Error).message)
      return [locale, []]
    }
  })
  if (errors.length > 0) throw new Error(`Error(s) in a long text:\n  ${errors.join('\n  ')}`)
  return Object.fromEntries(texts)
}
