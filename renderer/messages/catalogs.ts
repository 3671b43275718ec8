import { basename } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js'
import { fill } from '../../content/text/placeholders.ts'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { readMessages } from '../../locales/read-messages.ts'

type Ast = MessageFormatElement[]
export type Catalog = Map<string, Ast>

/**
 * The messages of a file, such as locales/pt-br.json, for react-intl.
 * @throws if the file has an error
 */
export function compileMessages(file: string): Record<string, Ast> {
  const { messages, errors } = readCatalog(basename(file, '.json') as LocaleId)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return messages
}

/**
 * Parses `locales/*.json` below the working directory, and compares the languages as `formatjs verify` does; that program
 * does not name the key of a broken message.
 */
export function checkCatalogs(): { catalogs: Record<LocaleId, Catalog>; errors: string[] } {
  const errors: string[] = []
  const catalogs = inEachLanguage((locale): Catalog => {
    const read = readCatalog(locale)
    errors.push(...read.errors)
    return new Map(Object.entries(read.messages))
  })
  const keys = new Set(localeIds.flatMap((locale) => [...catalogs[locale].keys()]))
  for (const key of keys) {
    for (const locale of localeIds) {
      const place = `${catalogFile(locale)}: "${key}"`
      const [expected, ast] = [catalogs[defaultLocale].get(key), catalogs[locale].get(key)]
      if (!ast && !errors.some((error) => error.startsWith(place)))
        errors.push(`${place} is missing, which another language has`)
      const { error } = ast && expected ? isStructurallySame(expected, ast) : {}
      if (error) errors.push(`${place} differs from ${defaultLocale}: ${error.message}`)
    }
  }
  return { catalogs, errors }
}

function catalogFile(locale: LocaleId): string {
  return `locales/${locale}.json`
}

/** The sound messages of a language, and what is wrong with the others. */
function readCatalog(locale: LocaleId): { messages: Record<string, Ast>; errors: string[] } {
  const messages: Record<string, Ast> = {}
  const errors: string[] = []
  for (const [key, text] of Object.entries(readMessages(catalogFile(locale)))) {
    const { ast = [], faults } = parseMessage(text, locale)
    if (faults.length === 0) messages[key] = ast
    errors.push(...faults.map((fault) => `${catalogFile(locale)}: "${key}" ${fault}`))
  }
  return { messages, errors }
}

/** A message in ICU's syntax, whose accents may be written in either form of Unicode. */
function parseMessage(written: unknown, locale: LocaleId): { ast?: Ast; faults: string[] } {
  if (typeof written !== 'string') return { faults: ['must be a text in quotation marks'] }
  const text = fill(written.normalize(), locale)
  if (!text.trim()) return { faults: ['has no text'] }
  try {
    const ast = parse(text)
    return { ast, faults: partsOf(ast).flatMap((part) => partError(part, locale) ?? []) }
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } }
    const rest = text.slice(location?.start.offset)
    return { faults: [`is not valid (${message.toLowerCase().replaceAll('_', ' ')}), near "${rest || text}"`] }
  }
}

/** What the parser accepts although visitors would see a stray brace, or never the text of a plural form. */
function partError(part: MessageFormatElement, locale: LocaleId): string | undefined {
  if (part.type === TYPE.literal && /[{}]/.test(part.value)) return `has a stray brace: ${part.value.trim()}`
  if (part.type !== TYPE.plural) return undefined
  const { pluralCategories } = new Intl.PluralRules(locales[locale].tag, { type: part.pluralType }).resolvedOptions()
  const unknown = Object.keys(part.options).find(
    (form) => !form.startsWith('=') && !pluralCategories.some((category) => category === form),
  )
  return unknown && `has the plural form "${unknown}", but may only have ${pluralCategories.join(', ')} or =0`
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
