import type { LocaleId } from '../../locales/locales.ts'
import type { SiteText } from '../texts.ts'

/** Frequent words that the others do not have. */
const frequentWords: Partial<Record<LocaleId, string>> = {
  'pt-br':
    'ao aos com da das do dos e em foi mais mas na nas não no nos nossa nosso nós o os ou para são seu sua uma você à às é',
  'en-us':
    'an and are as at be by for from how in is it not of on or our that the this to was we what when who with you your',
  'es-es':
    'al con del el en es fue hasta la las le lo los muy más nuestra nuestro pero se son su también tu un una y ya',
}
const languages = Object.entries(frequentWords).map(([locale, words]) => ({ locale, words: new Set(words.split(' ')) }))

/** Messages that the specification gives in Portuguese for every language. */
const specified = ['lead.form.failure', 'lead.form.error.tooLong']

/** Reports a text that was not translated, or stands in the wrong file. */
export function otherLanguage({ words, locale, key }: SiteText): string | undefined {
  // Placeholders, tags, and addresses are the same in every language.
  const all =
    words
      .toLowerCase()
      .replace(/\{\w*\}|<[^>]*>|\S*[@/]\S*/g, ' ')
      .match(/\p{L}+/gu) ?? []
  const countIn = (language: Set<string>) => all.filter((word) => language.has(word)).length
  const counts = languages.map((language) => ({ ...language, count: countIn(language.words) }))
  const expected = counts.find((language) => language.locale === locale)
  const [best] = counts.toSorted((first, second) => second.count - first.count)
  // Names and quotations are in other languages as well.
  if (!expected || !best || best.count < 2 || best.count <= 2 * expected.count || specified.includes(key))
    return undefined
  return `seems to be written in ${best.locale} instead of ${locale}`
}
