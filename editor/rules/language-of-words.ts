import { type LocaleId, localeIds } from '../../locales/locales.ts'
import type { Text } from '../texts.ts'

/** Fewer words of a text tell too little. */
const leastWords = 6
/** How much likelier the other language must be, for each word on average, as a logarithm. */
const leastGain = 0.45

interface Counts {
  of: Map<string, number>
  all: number
}

/**
 * Texts that seem to be written in another language of the site than theirs. What a language looks like is learned from all texts
 * of the site, so that a new language needs no list of words: each word is as likely in a language as the other texts use it there.
 * @param judged texts that need not be among those
 */
export function textsOfOtherLanguages(texts: Text[], judged = texts): { text: Text; seems: LocaleId }[] {
  const learned = learn(texts)
  return judged.flatMap((text) => {
    const words = wordsOf(text.words)
    if (words.length < leastWords) return []
    const own = scoreOf(words, learned.get(text.locale), occurrences(words))
    const others = [...learned.keys()].filter((locale) => locale !== text.locale).map((locale) => ({ locale, score: scoreOf(words, learned.get(locale)) }))
    const best = others.sort((one, other) => other.score - one.score)[0]
    return best && best.score - own > leastGain * words.length ? [{ text, seems: best.locale }] : []
  })
}

const known = new WeakMap<Text[], Map<LocaleId, Counts>>()

function learn(texts: Text[]): Map<LocaleId, Counts> {
  const written = localeIds.filter((locale) => texts.some((text) => text.locale === locale))
  const learned = known.get(texts) ?? new Map(written.map((locale) => [locale, countWords(texts.filter((text) => text.locale === locale))]))
  known.set(texts, learned)
  return learned
}

function countWords(texts: Text[]): Counts {
  const of = occurrences(texts.flatMap(({ words }) => wordsOf(words)))
  return { of, all: [...of.values()].reduce((sum, count) => sum + count, 0) }
}

function occurrences(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** @param left words that are not to count, since they are those of the text itself */
function scoreOf(words: string[], learned: Counts | undefined, left?: Map<string, number>): number {
  const { of, all } = learned ?? { of: new Map<string, number>(), all: 0 }
  return words.reduce((sum, word) => sum + Math.log((Math.max(0, (of.get(word) ?? 0) - (left?.get(word) ?? 0)) + 0.1) / (all + 1)), 0)
}

/** Small words, without placeholders, tags and addresses, which are the same in every language. */
function wordsOf(text: string): string[] {
  return text.replace(/\{[^{}]*\}|<[^>]*>|\S*[@/]\S*/g, ' ').match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []
}
