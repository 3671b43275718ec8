import { basename } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { fill } from '../../content/text/placeholders.ts'
import { type LocaleId, locales } from '../../locales/locales.ts'
import { readMessages } from '../../locales/read-messages.ts'
import { sentence } from '../../locales/sentence.ts'

export type Ast = MessageFormatElement[]

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

export function catalogFile(locale: LocaleId): string {
  return `locales/${locale}.json`
}

/** The sound messages of a language, and what is wrong with the others. */
export function readCatalog(locale: LocaleId) {
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

/** All parts of a message, also those within tags and choices. */
export function partsOf(ast: Ast): Ast {
  return ast.flatMap((part) => {
    if (part.type === TYPE.tag) return [part, ...partsOf(part.children)]
    if (part.type === TYPE.plural || part.type === TYPE.select)
      return [part, ...Object.values(part.options).flatMap(({ value }) => partsOf(value))]
    return [part]
  })
}
