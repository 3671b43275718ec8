import { existsSync, readFileSync } from 'node:fs'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import { sentence } from '../../locales/sentence.ts'
import { groupOf, placeOf, type SiteText, siteFiles } from '../texts.ts'

/**
 * What is unfinished for a language added with `npm run new locale`: texts marked as untranslated, the flag. Pictures
 * with text fall back to the default language until they are drawn (`isDrawn`).
 */
export function unfinishedErrors(): string[] {
  const untranslated = ['locales/locales.ts', ...siteFiles()].flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(/⟦([a-z]{2}-[a-z]{2})⟧/g)].map(([, locale = '']) => locale)
    return [...new Set(found)].map((locale) => {
      const advice = `translate what follows each ⟦${locale}⟧, decide the other values that have it, and delete the mark`
      return sentence({ file }, `is not fully translated into ${locale} yet: ${advice}`)
    })
  })
  const flagless = localeIds.filter((locale) => !existsSync(`public${locales[locale].flag}`))
  const advice = 'is missing: add it with 48 × 36 pixels (art/drawings/flags/ has the others)'
  return [
    ...untranslated,
    ...flagless.map((id) => sentence({ file: `public${locales[id].flag}` }, `the flag of ${id} ${advice}`)),
  ]
}

/**
 * Texts in another language than their own: word for word those of the default one, or with words that the other
 * texts of the site have in another language alone.
 */
export function languageErrors(texts: SiteText[]): string[] {
  const languageOf = ownWords(texts)
  return [...Map.groupBy(texts, groupOf).values()].flatMap((group) => {
    // A text that is the same in all languages is a name, or meant to be the same.
    if (new Set(group.map(({ words }) => words)).size === 1) return []
    return group.flatMap((text) => {
      const words = wordsOf(text)
      const score = (id: LocaleId) => words.filter((word) => languageOf.get(word) === languageIn(id)).length
      const copied = group.find(({ locale }) => locale === defaultLocale && locale !== text.locale)
      const isCopy =
        copied?.words === text.words && words.length > 4 && languageIn(defaultLocale) !== languageIn(text.locale)
      const isOther = (id: LocaleId) => score(id) >= 2 && score(text.locale) * 3 < score(id)
      const other = isCopy ? defaultLocale : localeIds.find(isOther)
      return other
        ? sentence(placeOf(text), `is in ${locales[other].name}: translate it into ${locales[text.locale].name}`)
        : []
    })
  })
}

/** Two countries may share a language, and its words. */
function languageIn(locale: LocaleId): string {
  return locale.slice(0, 2)
}

/** The words that texts of one language have, and hardly any of another. */
function ownWords(texts: SiteText[]): Map<string, string> {
  const languages = [...new Set(localeIds.map(languageIn))]
  const uses = texts.flatMap(({ words, locale }) =>
    [...new Set(wordsOf({ words }))].map((word) => ({ word, language: languageIn(locale) })),
  )
  const owned = [...Map.groupBy(uses, ({ word }) => word)].flatMap(([word, all]): [string, string][] => {
    const counts = languages.map((language) => all.filter((use) => use.language === language).length)
    const most = Math.max(...counts)
    const [owner] = languages.filter((_, index) => counts[index] === most)
    return owner && most > 2 && most >= 0.9 * all.length ? [[word, owner]] : []
  })
  return new Map(owned)
}

/** The words that visitors read: tags, addresses and placeholders are left out. */
function wordsOf({ words }: Pick<SiteText, 'words'>): string[] {
  return (
    words
      .toLowerCase()
      .replace(/<[^>]*>|\([^)\s]*\)|\{[^{}]*\}/g, ' ')
      .match(/\p{L}+/gu) ?? []
  )
}
