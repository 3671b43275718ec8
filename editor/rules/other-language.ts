import { eld } from 'eld/small'
import { localeIds } from '../../locales/locales.ts'
import type { Text } from '../texts.ts'

/** Shorter texts are too ambiguous. */
const minWords = 6

/** Messages that the specification gives in Portuguese for every language. */
const specified = ['lead.form.failure', 'lead.form.error.tooLong']

const languageOf = (locale: string) => locale.slice(0, 2)
eld.setLanguageSubset(localeIds.map(languageOf))

/** Reports a text that was not translated, or stands in the wrong file. */
export function otherLanguage({ words, locale, place }: Text): string | undefined {
  // Placeholders, tags, and addresses are the same in every language; texts with a plural are mostly syntax.
  const plain = words.replace(/\{\w*\}|<[^>]*>|\S*[@/]\S*/g, ' ')
  const count = plain.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)?.length ?? 0
  if (count < minWords || plain.includes('{') || specified.includes(place)) return undefined
  const { language } = eld.detect(plain)
  const found = localeIds.find((id) => languageOf(id) === language)
  if (!found || language === languageOf(locale)) return undefined
  return `seems to be written in ${found} instead of ${locale}`
}
