import { glossary, type Term } from '../../locales/glossary.ts'
import type { Text } from '../texts.ts'
import type { Diagnostic } from './typing.ts'

export function glossaryErrors(texts: Text[], terms: Record<string, Term[]> = glossary): Diagnostic[] {
  const searched = new Map(Object.entries(terms).map(([locale, own]) => [locale, own.map(patternOf)]))
  return texts.flatMap((text) =>
    (searched.get(text.locale) ?? []).flatMap(({ term, pattern, exceptions }) => {
      const words = exceptions ? text.words.replace(exceptions, '') : text.words
      return [...words.matchAll(pattern)].map(([found]) => ({
        text,
        words: `"${found}" should be "${term.term}" (${term.reason})`,
      }))
    }),
  )
}

function patternOf(term: Term) {
  const words = term.wrong.map((wrong) => escaped(wrong).replace('\\*', '\\p{L}*'))
  return {
    term,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    exceptions: term.except && new RegExp(term.except.map(escaped).join('|'), 'giu'),
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
