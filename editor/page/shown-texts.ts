import { fill } from '../../content/text/placeholders.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { allTexts, groupOf, type SiteText } from '../texts.ts'
import { type EditableText, inOrder } from './edits.ts'

export interface ShownText {
  group: string
  /** Its words between tags, emphasis, and values. */
  parts: string[]
  /** Regular expressions of the whole, and of the forms of a plural, if it has values. */
  patterns: string[]
  /** The text in every language. */
  fields: EditableText[]
}

const value = '\0'
const boundaries: Record<SiteText['kind'], RegExp> = {
  field: /\n/,
  message: /<[^>]*>/,
  markdown: /\*+|\[|\]\([^)]*\)|\n/,
}

/** All texts of a language. A page shows the words of a text, so its words tell which text it is. */
export function shownTexts(locale: LocaleId): ShownText[] {
  return [...Map.groupBy(allTexts(), groupOf)].flatMap(([group, texts]) => {
    const shown = texts.find((text) => text.locale === locale)
    const fields = inOrder(texts).map((text) => ({ ...text, place: `${text.file}, line ${text.line}` }))
    return shown ? [{ group, ...wordsShown(shown), fields }] : []
  })
}

function wordsShown({ words, locale, kind }: SiteText): Pick<ShownText, 'parts' | 'patterns'> {
  const whole = withoutValues(fill(words, locale)).replace(/\s+/g, ' ')
  const runs = whole.split(boundaries[kind])
  const parts = runs.flatMap((run) => run.split(value)).map((part) => part.trim())
  const forms = [...words.matchAll(/\{([^{}]*\s[^{}]*)\}/g)].map(([, form = '']) => form)
  const patterns = [...(whole.includes(value) ? [runs.join('')] : []), ...forms.map((form) => form.replace('#', value))]
  return {
    parts: parts.filter(isReadable),
    // Adjoining values are one: `.+.+.+` would take minutes on a long text.
    patterns: patterns.filter(isReadable).map((form) => form.split(/\0+/).map(RegExp.escape).join('.+')),
  }
}

/** Replaces values from the innermost braces outwards, since plurals nest them. */
function withoutValues(words: string): string {
  const next = words.replace(/\{[^{}]*\}/g, value)
  return next === words ? words : withoutValues(next)
}

function isReadable(words: string): boolean {
  return /\p{L}{2}|\d/u.test(words)
}
