import { fill } from '../../content/text/placeholders.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { allTexts, groupOf, type Text } from '../texts.ts'

/** A text as a page shows it. */
export interface ShownText {
  group: string
  /** Its words between tags, emphasis, and values. */
  parts: string[]
  /** A regular expression of the whole, if it has values. */
  pattern: string
}

const value = '\u0000'
const boundaries: Record<Text['kind'], RegExp> = {
  field: /\n/,
  message: /<[^>]*>/,
  long: /\*+|\[|\]\([^)]*\)|\n/,
}

/** All texts of a language. A page shows the words of a text, so its words tell which text it is. */
export function shownTexts(locale: LocaleId): ShownText[] {
  return allTexts()
    .filter((text) => text.locale === locale)
    .map((text) => {
      const whole = withoutValues(fill(text.words, locale)).replace(/\s+/g, ' ')
      const runs = whole.split(boundaries[text.kind])
      const pattern = whole.includes(value) ? runs.join('').split(value).map(escaped).join('.+') : ''
      const parts = runs.flatMap((run) => run.split(value)).map((part) => part.trim())
      return { group: groupOf(text), parts: parts.filter((part) => /\p{L}{2}|\d/u.test(part)), pattern }
    })
}

/** From the innermost braces outwards, since plurals nest them. */
function withoutValues(words: string): string {
  const next = words.replace(/\{[^{}]*\}/g, value)
  return next === words ? words : withoutValues(next)
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
