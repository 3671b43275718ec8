import { eld } from 'eld/small'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import type { Text } from '../texts.ts'
import { type Diagnostic, excerpt } from './typing.ts'

/** Shorter texts are too ambiguous. */
const minWords = 6

const languageOf = (locale: string) => locale.slice(0, 2)
eld.setLanguageSubset(localeIds.map(languageOf))

/** Between 0 and 1. */
export function likelihood(words: string, locale: LocaleId): number {
  return eld.detect(words).getScores()[languageOf(locale)] ?? 0
}

export function otherLanguageErrors(texts: Text[]): Diagnostic[] {
  return texts.flatMap((text) => {
    // Ignores placeholders, tags, and addresses, which are the same in every language; texts with a plural are mostly
    // syntax.
    const words = text.words.replace(/\{\w*\}|<[^>]*>|\S*[@/]\S*/g, ' ')
    const count = words.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)?.length ?? 0
    if (count < minWords || words.includes('{')) return []
    const { language } = eld.detect(words)
    const locale = localeIds.find((id) => languageOf(id) === language)
    if (!locale || language === languageOf(text.locale)) return []
    return [{ text, words: `seems to be written in ${locale} instead of ${text.locale}: ${excerpt(text.words, 0)}` }]
  })
}
