import { existsSync, readFileSync } from 'node:fs'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { blocksOf } from './markdown.ts'
import type { Block, LazyText } from './rich-text.ts'

export type LongText = Record<LocaleId, LazyText>

/** Reads `<locale>.md` in a folder relative to the working directory. */
export function longTextIn(folder: string): LongText {
  return Object.fromEntries(localeIds.map((locale) => [locale, readLazily(`${folder}/${locale}.md`)])) as LongText
}

function readLazily(file: string): LazyText {
  return lazyText(() => {
    if (!existsSync(file)) throw new Error(`${file}: is missing. Write the text in this language.`)
    return blocksOf(readFileSync(file, 'utf8'), file)
  })
}

/**
 * A bounded cache: each text is parsed for the check and again for its page, and thousands of parsed texts would not
 * fit into memory.
 */
export function lazyText(read: () => Block[]): LazyText {
  let cached: WeakRef<Block[]> | undefined
  return () => {
    const blocks = cached?.deref() ?? read()
    if (cached?.deref() !== blocks) cached = new WeakRef(blocks)
    return blocks
  }
}

/**
 * Reads `<locale>.md` in a folder relative to the working directory.
 * @throws one Error with a line per error: file, line, and what to do
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
