import { fill } from '../../content/text/placeholders.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { allTexts, groupOf, type Text } from '../texts.ts'

/** A text as a page shows it. */
export interface ShownText {
  group: string
  /** Its words between tags, emphasis, and values. */
  parts: string[]
  /** Regular expressions of the whole, and of the forms of a plural, if it has values. */
  patterns: string[]
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
      const parts = runs.flatMap((run) => run.split(value)).map((part) => part.trim())
      const forms = [...text.words.matchAll(/\{([^{}]*\s[^{}]*)\}/g)].map(([, form = '']) => form)
      return {
        group: groupOf(text),
        parts: parts.filter(isReadable),
        patterns: [...(whole.includes(value) ? [runs.join('')] : []), ...forms.map((form) => form.replace('#', value))]
          .filter(isReadable)
          .map((form) => form.split(value).map(escaped).join('.+')),
      }
    })
}

/** From the innermost braces outwards, since plurals nest them. */
function withoutValues(words: string): string {
  const next = words.replace(/\{[^{}]*\}/g, value)
  return next === words ? words : withoutValues(next)
}

function isReadable(words: string): boolean {
  return /\p{L}{2}|\d/u.test(words)
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
