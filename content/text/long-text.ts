import { existsSync, readFileSync } from 'node:fs'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { blocksOf } from './markdown.ts'
import type { Block, LazyText } from './rich-text.ts'

/** A long text in every language. */
export type LongText = Record<LocaleId, LazyText>

/** The long text of a folder below the working directory: `<locale>.md` in each language. */
export function longTextIn(folder: string): LongText {
  return Object.fromEntries(localeIds.map((locale) => [locale, readLazily(`${folder}/${locale}.md`)])) as LongText
}

function readLazily(file: string): LazyText {
  return lazyText(() => {
    if (!existsSync(file)) throw new Error(`${file}: is missing. Write the text in this language.`)
    return blocksOf(readFileSync(file, 'utf8'), file)
  })
}

/** A bounded cache: a text is parsed when it is checked and again when it is shown, and thousands do not fit into memory. */
export function lazyText(read: () => Block[]): LazyText {
  let cached: WeakRef<Block[]> | undefined
  return () => {
    const blocks = cached?.deref() ?? read()
    if (cached?.deref() !== blocks) cached = new WeakRef(blocks)
    return blocks
  }
}

/**
 * Reads a long text in every language: `<locale>.md` in a folder below the working directory.
 * @throws one Error with a line for each error: file, line and what to do
 */
export function readLongText(folder: string): Record<LocaleId, Block[]> {
  const text = longTextIn(folder)
  const errors: string[] = []
  const texts = localeIds.map((locale) => {
    try {
      return [locale, text[locale]()]
    } catch (error) {
      errors.push((error as Error).message)
      return [locale, []]
    }
  })
  if (errors.length > 0) throw new Error(`Error(s) in a long text:\n  ${errors.join('\n  ')}`)
  return Object.fromEntries(texts)
}
