import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { blocksOf } from './markdown.ts'
import type { Block } from './rich-text.ts'

/** A long text that is read when it is first asked for. */
export interface LateText {
  (): Block[]
  /** Names the text, which need not be understood for that: two of one name are the same. */
  digest?: () => string
}

/** A long text in every language. */
export type LongText = Record<LocaleId, LateText>

/** The long text of a folder below the working directory: `<locale>.md` in each language. */
export function longTextIn(folder: string): LongText {
  return Object.fromEntries(localeIds.map((locale) => [locale, readLater(`${folder}/${locale}.md`)])) as LongText
}

function readLater(file: string): LateText {
  const source = () => {
    if (!existsSync(file)) throw new Error(`${file}: is missing. Write the text in this language.`)
    return readFileSync(file, 'utf8')
  }
  return lateText(
    () => blocksOf(source(), file),
    () => hash('sha256', source()),
  )
}

/** Keeps the blocks for as long as there is room: a text is checked before it is shown, but of thousands not all can be held. */
export function lateText(read: () => Block[], digest: () => string): LateText {
  let kept: WeakRef<Block[]> | undefined
  const text = () => {
    const blocks = kept?.deref() ?? read()
    if (kept?.deref() !== blocks) kept = new WeakRef(blocks)
    return blocks
  }
  return Object.assign(text, { digest: once(digest) })
}

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}

/**
 * Reads a long text in every language: `<locale>.md` in a folder below the working directory.
 * @throws one Error with a line for each fault: file, line and what to do
 */
export function readLongText(folder: string): Record<LocaleId, Block[]> {
  const text = longTextIn(folder)
  const faults: string[] = []
  const texts = localeIds.map((locale) => {
    try {
      return [locale, text[locale]()]
    } catch (error) {
      faults.push((error as Error).message)
      return [locale, []]
    }
  })
  if (faults.length > 0) throw new Error(`Fault(s) in a long text:\n  ${faults.join('\n  ')}`)
  return Object.fromEntries(texts)
}
