import { readdirSync, readFileSync } from 'node:fs'
import { isStructurallySame, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { CompactMessages } from '../../components/page/page-data'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { withNames } from './message-values.ts'

export type Ast = MessageFormatElement[]
export type Catalogue = Map<string, { file: string; text: string; ast: Ast }>

/**
 * Reads `locales/*` below the working directory and holds the languages against each other.
 * @throws one Error with a line for each fault: file, key and what to do.
 */
export function readCatalogues(): Record<LocaleId, Catalogue> {
  const faults: string[] = []
  const entries = localeIds.map((locale) => [locale, readCatalogue(locale, faults)] as const)
  const catalogues = Object.fromEntries(entries) as Record<LocaleId, Catalogue>
  // A message that cannot be read would be reported as missing as well.
  if (faults.length === 0) faults.push(...compareCatalogues(catalogues))
  if (faults.length > 0) throw new Error(`${faults.length} fault(s) in the messages:\n  ${faults.join('\n  ')}`)
  return catalogues
}

function readCatalogue(locale: LocaleId, faults: string[]): Catalogue {
  const catalogue: Catalogue = new Map()
  const folder = `locales/${locale}`
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const file = `${folder}/${name}`
    for (const [key, text] of Object.entries(readMessages(file, faults))) {
      const message = parseMessage({ file, key, text, locale }, faults)
      if (message) catalogue.set(key, message)
    }
  }
  return catalogue
}

function readMessages(file: string, faults: string[]): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {}
  } catch (error) {
    faults.push(
      `${file}: is not valid JSON (${(error as Error).message}). Check the commas and quotes around that place.`,
    )
    return {}
  }
}

interface WrittenMessage {
  file: string
  key: string
  text: unknown
  locale: LocaleId
}

function parseMessage({ file, key, text, locale }: WrittenMessage, faults: string[]) {
  const topic = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
  if (!key.startsWith(`${topic}.`))
    faults.push(`${file}: "${key}" belongs in ${key.split('.')[0]}.json: a key stands in the file of its first part.`)
  if (typeof text !== 'string' || text.trim() === '') {
    faults.push(`${file}: "${key}" has no text. Write the message.`)
    return undefined
  }
  try {
    return { file, text, ast: withNames(parse(text), locale) }
  } catch (error) {
    faults.push(`${file}: "${key}" is not a valid ICU message (${(error as Error).message}): ${text}`)
    return undefined
  }
}

/** The default language says which keys, placeholders and tags there are; the others must have the same. */
function compareCatalogues(catalogues: Record<LocaleId, Catalogue>): string[] {
  const [reference, ...others] = localeIds
  const faults: string[] = []
  for (const locale of others) {
    for (const [key, { file, text, ast }] of catalogues[reference]) {
      const translated = catalogues[locale].get(key)
      if (!translated)
        faults.push(`${file.replace(reference, locale)}: "${key}" is missing. In ${reference} it says: ${text}`)
      else if (!isStructurallySame(ast, translated.ast).success)
        faults.push(
          `${translated.file}: "${key}" has not the placeholders and tags of ${reference} (${listSlots(ast) || 'none'}).`,
        )
    }
    for (const [key, { file }] of catalogues[locale])
      if (!catalogues[reference].has(key))
        faults.push(`${file}: "${key}" does not exist in ${reference}. Add it there or remove it.`)
  }
  return faults
}

function listSlots(ast: MessageFormatElement[]): string {
  return ast
    .filter((element) => element.type !== TYPE.literal && element.type !== TYPE.pound)
    .map((element) => (element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`))
    .join(', ')
}

/** Takes the named messages in the form in which they travel: plain text as itself, all else as its syntax tree. */
export function compactMessages(catalogue: Catalogue, ids: Iterable<string>): CompactMessages {
  const compact: CompactMessages = {}
  for (const id of ids) {
    const message = catalogue.get(id)
    if (!message) throw new Error(`There is no message "${id}" in locales/.`)
    const [first, ...rest] = message.ast
    compact[id] = first?.type === TYPE.literal && rest.length === 0 ? first.value : message.ast
  }
  return compact
}
