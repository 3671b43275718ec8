import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { glossary, type Term } from './glossary.ts'
import { isLocaleId, type LocaleId, localeIds } from './locales.ts'

/** What visitors read in one language, and where it stands. */
interface Text {
  file: string
  line: number
  locale: LocaleId
  words: string
}

/** The wrong variants of the glossary in messages and content below the working directory, each with its file and line. */
export function glossaryFaults(terms = glossary): string[] {
  const searched = new Map(localeIds.map((locale) => [locale, (terms[locale] ?? []).map(patternOf)]))
  return allTexts().flatMap(({ file, line, locale, words }) =>
    (searched.get(locale) ?? []).flatMap(({ term, pattern, exceptions }) => {
      const text = exceptions ? words.replace(exceptions, '') : words
      return [...text.matchAll(pattern)].map(
        ([found]) => `${file}, line ${line}: "${found}" should be "${term.term}" (${term.reason})`,
      )
    }),
  )
}

function patternOf(term: Term) {
  const words = term.wrong.map((wrong) => escaped(wrong).replace('\\*', '\\p{L}*'))
  return {
    term,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    exceptions: term.except && new RegExp(term.except.map(escaped).join('|'), 'giu'),
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function allTexts(): Text[] {
  const messages = localeIds.flatMap((locale) => linesOf(`locales/${locale}/*.json`, locale))
  const longTexts = localeIds.flatMap((locale) => linesOf(`content/**/${locale}.md`, locale))
  const modules = globSync('content/**/*.ts').filter((file) => !/\.(test|schema)\.ts$/.test(basename(file)))
  return [...messages, ...longTexts, ...modules.sort().flatMap(textsIn)]
}

function linesOf(files: string, locale: LocaleId): Text[] {
  return globSync(files)
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        // The key of a message is no text.
        .map((line, index) => ({ file, line: index + 1, locale, words: line.replace(/^ *"[\w.]+": /, '') })),
    )
}

/** The strings of a module that stand in the value of a language, as in `{ 'pt-br': 'Olá' }`. */
function textsIn(file: string): Text[] {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return stringsIn(program).map(({ at, ...text }) => ({ ...text, file, line: source.slice(0, at).split('\n').length }))
}

function stringsIn(part: unknown, locale?: LocaleId): { at: number; locale: LocaleId; words: string }[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap((item) => stringsIn(item, locale))
  const { type, key, value, start } = part as {
    type?: string
    key?: { value?: unknown }
    value?: unknown
    start?: number
  }
  if (type === 'Property' && isLocaleId(key?.value)) return stringsIn(value, key.value)
  if (type === 'Literal') return locale && typeof value === 'string' ? [{ at: start ?? 0, locale, words: value }] : []
  return Object.values(part).flatMap((inner) => stringsIn(inner, locale))
}

if (import.meta.main) {
  const faults = glossaryFaults()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
