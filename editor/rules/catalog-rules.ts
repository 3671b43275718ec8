import { TYPE } from '@formatjs/icu-messageformat-parser'
import { placeholders } from '../../content/text/placeholders.ts'
import { defaultLocale, type LocaleId, localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { nearest, sentence } from '../../locales/sentence.ts'
import { type Ast, catalogFile, partsOf, readCatalog } from '../../renderer/messages/compile-messages.ts'

/** The messages of a language by their keys. */
export type Catalog = Map<string, Ast>

/**
 * Parses `locales/*.json` below the working directory, and compares the languages. What most of them have is right: if
 * only English has `{yaer}` and lacks `{year}`, the error names the English file, and says to write `{year}`.
 */
export function checkCatalogs(): { catalogs: Record<LocaleId, Catalog>; errors: string[] } {
  const errors: string[] = []
  const broken = new Set<string>()
  const catalogs = inEachLanguage((locale): Catalog => {
    const read = readCatalog(locale)
    for (const { key, words } of read.faults) {
      broken.add(key)
      errors.push(sentence({ file: catalogFile(locale), field: key }, words))
    }
    return new Map(Object.entries(read.messages))
  })
  for (const { locale, extra = '', lacking } of differences((id) => [...catalogs[id].keys()]))
    if (!broken.has(extra || lacking))
      errors.push(
        sentence(
          { file: catalogFile(locale), field: extra || lacking },
          !extra
            ? 'is missing: add the message, which the other languages have'
            : `is in no other language: ${lacking ? `write "${lacking}"` : 'remove it, or add it to each'}`,
        ),
      )
  const shared = [...catalogs[defaultLocale].keys()].filter((key) => localeIds.every((id) => catalogs[id].has(key)))
  for (const key of shared)
    for (const { locale, extra, lacking } of differences((id) => slotsIn(catalogs[id].get(key) ?? [])))
      errors.push(
        sentence(
          { file: catalogFile(locale), field: key },
          extra === undefined
            ? `lacks ${lacking}, which the other languages have: add it`
            : `has ${extra}, which the other languages do not have: ${lacking ? `write ${lacking}` : 'remove it'}`,
        ),
      )
  return { catalogs, errors }
}

const facts = Object.keys(placeholders[defaultLocale]).map((name) => `{${name}}`)

/**
 * The names that a language has and most others do not, each with the one that it must mean, and those that it lacks.
 */
function differences(namesIn: (locale: LocaleId) => string[]): { locale: LocaleId; extra?: string; lacking: string }[] {
  const all = inEachLanguage((locale) => new Set(namesIn(locale)))
  const isUsual = (name: string) => localeIds.filter((locale) => all[locale].has(name)).length * 2 > localeIds.length
  const usual = new Set(localeIds.flatMap((locale) => [...all[locale]]).filter(isUsual))
  return localeIds.flatMap((locale) => {
    const lacks = usual.difference(all[locale])
    const extras = [...all[locale].difference(usual)].map((extra) => {
      // The translated name of a value or tag resembles no other name.
      const translated = [...lacks].find((name) => /^[{<]/.test(extra) && name[0] === extra[0])
      const lacking = nearest(extra, [...lacks, ...facts]) ?? translated ?? ''
      lacks.delete(lacking)
      return { locale, extra, lacking }
    })
    return [...extras, ...[...lacks].map((lacking) => ({ locale, lacking }))]
  })
}

/** The values and tags of a message, as they are written; a plural of them apart, where the value is nothing else. */
function slotsIn(ast: Ast): string[] {
  const parts = partsOf(ast)
  const kinds = Map.groupBy(
    parts.filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound && type !== TYPE.tag),
    (part) => ('value' in part ? part.value : ''),
  )
  return [
    ...parts.flatMap((part) => (part.type === TYPE.tag ? `<${part.value}>` : [])),
    ...[...kinds].map(([name, own]) =>
      own.some(({ type }) => type === TYPE.plural || type === TYPE.select) ? `{${name}, plural, …}` : `{${name}}`,
    ),
  ]
}

/** The values that the code must pass to a message. */
export function valuesIn(ast: Ast): string[] {
  return partsOf(ast).flatMap((part) =>
    part.type === TYPE.literal || part.type === TYPE.pound || part.type === TYPE.tag ? [] : [part.value],
  )
}
