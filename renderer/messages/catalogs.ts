import { basename } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { fill, placeholders } from '../../content/text/placeholders.ts'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { readMessages } from '../../locales/read-messages.ts'
import { nearest, sentence } from '../../locales/sentence.ts'

type Ast = MessageFormatElement[]
export type Catalog = Map<string, Ast>

/**
 * The messages of a file, such as locales/pt-br.json, for react-intl.
 * @throws if the file has an error
 */
export function compileMessages(file: string): Record<string, Ast> {
  const { messages, faults } = readCatalog(basename(file, '.json') as LocaleId)
  if (faults.length > 0)
    throw new Error(faults.map(({ key, words }) => sentence({ file, field: key }, words)).join('\n'))
  return messages
}

/**
 * Parses `locales/*.json` below the working directory, and compares the languages. What most of them have is right,
 * so that the file with the fault is named.
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

function catalogFile(locale: LocaleId): string {
  return `locales/${locale}.json`
}

/** The sound messages of a language, and what is wrong with the others. */
function readCatalog(locale: LocaleId) {
  const messages: Record<string, Ast> = {}
  const faults: { key: string; words: string }[] = []
  for (const [key, text] of Object.entries(readMessages(catalogFile(locale)))) {
    const { ast = [], words } = parseMessage(text, locale)
    if (words.length === 0) messages[key] = ast
    faults.push(...words.map((words) => ({ key, words })))
  }
  return { messages, faults }
}

/** What to write in place of what the parser refuses. */
const advice: [pattern: RegExp, what: string][] = [
  [/tag/, 'write <name>…</name>, with the same name in both'],
  [/other clause/, 'add other {…} as the last form'],
  [/brace|argument|plural|select/, 'write {name}, with a brace on each side, as in the other languages'],
  [/./, 'write it as in the other languages'],
]

/** A message in ICU's syntax, whose accents may be written in either form of Unicode. */
function parseMessage(written: unknown, locale: LocaleId): { ast?: Ast; words: string[] } {
  if (typeof written !== 'string') return { words: ['must be a text in quotation marks'] }
  const text = fill(written, locale)
  if (!text.trim()) return { words: ['has no text: write it'] }
  try {
    const ast = parse(text)
    return { ast, words: partsOf(ast).flatMap((part) => partError(part, locale) ?? []) }
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } }
    const rest = text.slice(location?.start.offset)
    const fault = message.toLowerCase().replaceAll('_', ' ')
    const what = advice.find(([pattern]) => pattern.test(fault))?.[1]
    return { words: [`is not valid (${fault}), near "${(rest || text).slice(0, 60)}": ${what}`] }
  }
}

/** What the parser accepts although visitors would see a brace, or never the text of a plural form. */
function partError(part: MessageFormatElement, locale: LocaleId): string | undefined {
  if (part.type === TYPE.literal && /[{}]/.test(part.value))
    return `would show a brace: ${part.value.trim()}. Remove it, or the apostrophe before it: apostrophes are ’`
  if (part.type !== TYPE.plural) return undefined
  const { pluralCategories } = new Intl.PluralRules(locales[locale].tag, { type: part.pluralType }).resolvedOptions()
  const unknown = Object.keys(part.options).find(
    (form) => !form.startsWith('=') && !pluralCategories.some((category) => category === form),
  )
  return unknown && `has the plural form "${unknown}": write ${pluralCategories.join(', ')} or =0`
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

/** All parts of a message, also those within tags and choices. */
function partsOf(ast: Ast): Ast {
  return ast.flatMap((part) => {
    if (part.type === TYPE.tag) return [part, ...partsOf(part.children)]
    if (part.type === TYPE.plural || part.type === TYPE.select)
      return [part, ...Object.values(part.options).flatMap(({ value }) => partsOf(value))]
    return [part]
  })
}
