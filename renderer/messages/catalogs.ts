import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js'
import { z } from 'zod'
import { stopOn } from '../../content/checks/stop-on.ts'
import { placeholders } from '../../content/text/placeholders.ts'
import { characterError } from '../../locales/characters.ts'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'

type Ast = MessageFormatElement[]
export type Catalog = Map<string, Ast>

/**
 * The messages of a file, such as locales/pt-br/ui.json, for react-intl.
 * @throws if the file has an error
 */
export function compileMessages(file: string): Record<string, Ast> {
  const { data = {}, error } = readFile(file, basename(dirname(file)) as LocaleId)
  stopOn('error(s) in the messages', error ? [`${file}: ${error}`] : [])
  return data
}

/**
 * Parses `locales/*` below the working directory, and compares the languages as `formatjs verify` does. That program and
 * `formatjs compile` work on one file for each language, and name neither the file nor the key of a broken message.
 */
export function checkCatalogs(): { catalogs: Record<LocaleId, Catalog>; errors: string[] } {
  const errors: string[] = []
  const broken = new Set<string>()
  const fileOf = new Map<string, string>()
  const catalogs = inEachLanguage((locale): Catalog => {
    const catalog: Catalog = new Map()
    for (const file of globSync(`locales/${locale}/*.json`)) {
      const { data = {}, error } = readFile(file, locale)
      if (error) errors.push(`${file}: ${error}`)
      if (error) broken.add(file)
      for (const [key, ast] of Object.entries(data)) {
        catalog.set(key, ast)
        fileOf.set(key, basename(file))
      }
    }
    return catalog
  })
  for (const [key, name] of fileOf) {
    for (const locale of localeIds) {
      const file = `locales/${locale}/${name}`
      const [expected, ast] = [catalogs[defaultLocale].get(key), catalogs[locale].get(key)]
      if (!ast && !broken.has(file)) errors.push(`${file}: "${key}" is missing, which another language has`)
      const difference = ast && expected && differenceOf(expected, ast)
      if (difference) errors.push(`${file}: "${key}" differs from ${defaultLocale}: ${difference}`)
    }
  }
  return { catalogs, errors }
}

function readFile(file: string, locale: LocaleId): { data?: Record<string, Ast>; error?: string } {
  try {
    const { data, error } = z.record(z.string(), message(locale)).safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return error ? { error: z.prettifyError(error) } : { data }
  } catch (error) {
    return { error: (error as Error).message }
  }
}

/** A message in ICU's syntax, whose accents may be written in either form of Unicode. */
function message(locale: LocaleId) {
  return z
    .string()
    .normalize()
    .regex(/\S/, 'has no text')
    .transform((text, context): Ast => {
      try {
        const ast = filled(parse(text), locale)
        const errors = [characterError(text), ...partsOf(ast).map((part) => partError(part, locale))]
        for (const error of errors) if (error) context.addIssue(error)
        return ast
      } catch (error) {
        const { message, location } = error as Error & { location?: { start: { offset: number } } }
        const place = text.slice(location?.start.offset)
        context.addIssue(`is not valid (${message.toLowerCase().replaceAll('_', ' ')}), near "${place || text}"`)
        return z.NEVER
      }
    })
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

/** The placeholders or tags of a translation that are not those of the original. */
function differenceOf(ast: Ast, translated: Ast): string | undefined {
  try {
    return isStructurallySame(ast, translated).error?.message
  } catch (error) {
    return (error as Error).message
  }
}

/** With the values of content/text/placeholders.ts, so that they are plain text in the browser. */
function filled(ast: Ast, locale: LocaleId): Ast {
  return JSON.parse(JSON.stringify(ast), (_, part: MessageFormatElement) => {
    const value = part?.type === TYPE.argument ? placeholders[locale][part.value] : undefined
    return value === undefined ? part : { type: TYPE.literal, value }
  })
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
