import type { LocaleId } from './locales.ts'

/** Where something is wrong. */
export interface Place {
  file: string
  line?: number | undefined
  /** The field of a module, or the key of a message. */
  field?: string | undefined
  locale?: LocaleId | undefined
}

/** What editors read of every error: where it is, what is wrong, what to write. */
export function sentence({ file, line, field, locale }: Place, words: string): string {
  const place = line ? `${file}, line ${line}:` : `${file}:`
  return [place, field && `"${field}"`, locale && `in ${locale}`, words].filter(Boolean).join(' ')
}

/** The line of a place in a text, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

/** The known name that a misspelled one resembles most, by letters and pairs of letters; undefined if none does. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const own = partsOf(name)
  let [best, most]: [string | undefined, number] = [undefined, 0.5]
  for (const other of known) {
    const parts = partsOf(other)
    const common = [...own].filter((part) => parts.has(part)).length
    const likeness = common / (own.size + parts.size - common)
    if (likeness > most) [best, most] = [other, likeness]
  }
  return best
}

function partsOf(name: string): Set<string> {
  const letters = [...name.toLowerCase()]
  return new Set(letters.flatMap((letter, index) => [letter, letter + (letters[index + 1] ?? '')]))
}
