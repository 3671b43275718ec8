import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { didYouMean } from '../../content/checks/did-you-mean.ts'
import { ContentError } from '../../locales/check-languages.ts'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { formErrors, parserError, slotError } from './message-errors.ts'
import { withNames } from './message-values.ts'

export type Ast = MessageFormatElement[]
export type Catalog = Map<string, { file: string; place: string; text: string; ast: Ast }>

/**
 * Reads `locales/*` below the working directory and compares the languages.
 * @throws {ContentError} with a line per error: file, line, key and what to do
 */
export function readCatalogs(): Record<LocaleId, Catalog> {
  const { catalogs, errors } = checkCatalogs()
  if (errors.length > 0) throw new ContentError('error(s) in the messages', errors)
  return catalogs
}

/** The same, but returns the errors and skips what cannot be read. */
export function checkCatalogs(): { catalogs: Record<LocaleId, Catalog>; errors: string[] } {
  const reading = new Reading()
  const catalogs = Object.fromEntries(localeIds.map((locale) => [locale, reading.catalogOf(locale)])) as Record<
    LocaleId,
    Catalog
  >
  return { catalogs, errors: [...reading.errors, ...compareCatalogs(catalogs, reading.unread)] }
}

class Reading {
  readonly errors: string[] = []
  /** Files and keys with an error, which would be reported as missing as well. */
  readonly unread = new Set<string>()

  catalogOf(locale: LocaleId): Catalog {
    const folder = `locales/${locale}`
    const catalog: Catalog = new Map()
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
    for (const name of files) {
      const file = `${folder}/${name}`
      const source = readFileSync(file, 'utf8')
      for (const [key, text] of Object.entries(this.#messagesOf(file, source))) {
        const place = `${file}, line ${lineOfKey(source, key)}: "${key}"`
        const ast = this.#parse(text, { file, key, place, locale })
        if (ast) catalog.set(key, { file, place, text: text as string, ast })
        else this.unread.add(key)
      }
    }
    return catalog
  }

  #messagesOf(file: string, source: string): Record<string, unknown> {
    try {
      const messages: unknown = JSON.parse(source)
      if (typeof messages === 'object' && messages !== null && !Array.isArray(messages)) {
        for (const { key, line } of repeatedKeys(source))
          this.errors.push(`${file}, line ${line}: "${key}" appears twice in the file. Remove one.`)
        return messages as Record<string, unknown>
      }
      this.errors.push(
        `${file}: contains no messages. It must begin with { and end with }, and each line must be "key": "text",`,
      )
    } catch (error) {
      this.errors.push(jsonError(file, source, error as Error))
    }
    this.unread.add(topicOf(file))
    return {}
  }

  #parse(
    text: unknown,
    { file, key, place, locale }: { file: string; key: string; place: string; locale: LocaleId },
  ): Ast | undefined {
    const topic = topicOf(file)
    if (!key.startsWith(`${topic}.`))
      this.errors.push(`${place} belongs in ${key.split('.')[0]}.json, the file named after the first part of the key.`)
    if (typeof text !== 'string' || text.trim() === '') {
      this.errors.push(`${place} has no text. Write the message.`)
      return undefined
    }
    try {
      const ast = parse(text)
      const words = formErrors(ast, locale)
      this.errors.push(...words.map((error) => `${place} ${error}`))
      return words.length > 0 ? undefined : withNames(ast, locale)
    } catch (error) {
      this.errors.push(`${place} ${parserError(error as Error, text)}`)
      return undefined
    }
  }
}

/** Such as `home` for `locales/pt-br/home.json`. */
function topicOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
}

function jsonError(file: string, source: string, error: Error): string {
  const [, offset] = /position (\d+)/.exec(error.message) ?? []
  const line = offset === undefined ? source.split('\n').length : source.slice(0, Number(offset)).split('\n').length
  const begin = source.startsWith('\uFEFF')
    ? 'begins with an invisible byte order mark: save the file as UTF-8 without BOM'
    : 'cannot be read'
  return `${file}, line ${line}: ${begin}. Here or in the line above, a comma or a quote is missing or there is one too many; each line but the last must be "key": "text",`
}

function lineOfKey(source: string, key: string): number {
  const lines = source.split('\n')
  return lines.findIndex((line) => line.includes(`"${key}"`)) + 1
}

function repeatedKeys(source: string): { key: string; line: number }[] {
  const seen = new Set<string>()
  return source.split('\n').flatMap((words, index) => {
    const [, key = ''] = /^\s*"([^"]+)"\s*:/.exec(words) ?? []
    if (!seen.has(key)) seen.add(key)
    else if (key) return [{ key, line: index + 1 }]
    return []
  })
}

/** The default language determines keys, placeholders and tags; the others must have the same. */
function compareCatalogs(catalogs: Record<LocaleId, Catalog>, unread: Set<string>): string[] {
  const [reference, ...others] = localeIds
  const isRead = (key: string) => !unread.has(key) && !unread.has(key.split('.')[0] ?? '')
  const errors: string[] = []
  for (const locale of others) {
    for (const [key, { file, text, ast }] of catalogs[reference]) {
      const translated = catalogs[locale].get(key)
      const error = translated && slotError(ast, translated.ast, reference)
      if (translated && error) errors.push(`${translated.place} ${error}.`)
      else if (!translated && isRead(key))
        errors.push(`${file.replace(reference, locale)}: "${key}" is missing. In ${reference} it says: ${text}`)
    }
  }
  const foreign = new Map(
    others.flatMap((locale) => [...catalogs[locale]].map(([key, message]) => [key, { ...message, locale }] as const)),
  )
  for (const [key, { place, text, locale }] of foreign) {
    if (catalogs[reference].has(key) || !isRead(key)) continue
    if (others.every((other) => catalogs[other].has(key)))
      errors.push(`locales/${reference}/${key.split('.')[0]}.json: "${key}" is missing. In ${locale} it says: ${text}`)
    else
      errors.push(
        `${place} does not exist in ${reference}. Add it there or remove it${didYouMean(key, catalogs[reference].keys())}`,
      )
  }
  return errors
}

/**
 * The messages of a language for react-intl, by key.
 * @throws {ContentError} if any language has an error
 */
export function compileMessages(locale: LocaleId): Record<string, Ast> {
  return Object.fromEntries([...readCatalogs()[locale]].map(([key, { ast }]) => [key, ast]))
}
