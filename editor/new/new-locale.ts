import { globSync, readFileSync } from 'node:fs'
import { parseModule } from 'magicast'
import { defaultLocale, isLocaleId, localeIds } from '../../locales/locales.ts'
import { isName } from '../texts.ts'
import { writeFormatted } from '../write-formatted.ts'

const table = 'locales/locales.ts'
const glossary = 'locales/glossary.ts'

/**
 * Adds a language by copying the default language's messages and content, marked as untranslated. Values that are not
 * text (prices, currencies, file names) get the mark in a comment, for review.
 * @param locale such as `fr-fr`
 */
export function newLocale(locale = ''): void {
  if (!/^[a-z]{2}-[a-z]{2}$/.test(locale))
    throw new Error('Give the language and country codes, for example: npm run new locale fr-fr')
  if (isLocaleId(locale)) throw new Error(`The site already has ${locale}.`)
  const changes = {
    ...tableRow(locale),
    ...emptyGlossary(locale),
    ...messages(locale),
    ...longTexts(locale),
    ...content(locale),
  }
  writeFormatted(changes)
  console.log(`Added ${locale} to ${Object.keys(changes).length} files. Run npm run check to see what is left to do.`)
}

function marked(words: string, locale: string): string {
  return `⟦${locale}⟧ ${words}`
}

function tableRow(locale: string): Record<string, string> {
  const { language, region = '' } = new Intl.Locale(locale)
  const tag = new Intl.Locale(locale).toString()
  const own = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? locale
  const entry = {
    tag,
    name: own.charAt(0).toLocaleUpperCase(tag) + own.slice(1),
    shortName: language.toUpperCase(),
    flag: `/flags/${region.toLowerCase()}.webp`,
    letters: '',
    isDrawn: false,
  }
  const row = JSON.stringify(entry, null, 2)
  const end = '} as const satisfies Record<string, Locale>'
  return {
    [table]: readFileSync(table, 'utf8').replace(
      end,
      `'${locale}': ${row.replace(/"letters": ""|"isDrawn": false/g, `$& /* ⟦${locale}⟧ */`)},\n${end}`,
    ),
  }
}

function emptyGlossary(locale: string): Record<string, string> {
  const source = readFileSync(glossary, 'utf8')
  return { [glossary]: source.replace(/(?<=Record<LocaleId.*\n)}$/gms, `  '${locale}': [] /* ⟦${locale}⟧ */,\n$&`) }
}

function messages(locale: string): Record<string, string> {
  const files = globSync(`locales/${defaultLocale}/*.json`).map((file) => {
    const all: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const own = Object.fromEntries(Object.entries(all).map(([key, words]) => [key, marked(words, locale)]))
    return [file.replace(defaultLocale, locale), JSON.stringify(own)]
  })
  return Object.fromEntries(files)
}

function longTexts(locale: string): Record<string, string> {
  const files = globSync(`content/**/${defaultLocale}.md`).map((file) => {
    // After the characters that begin a heading, quote, or list item.
    const text = readFileSync(file, 'utf8').replace(
      /^([\s>#*-]*)(.+)$/gm,
      (_, marker, words) => marker + marked(words, locale),
    )
    return [file.replace(`${defaultLocale}.md`, `${locale}.md`), text]
  })
  return Object.fromEntries(files)
}

/** Copies each localized value as it is written. */
function content(locale: string): Record<string, string> {
  const files = globSync('content/**/*.ts', { exclude: ['**/*.{test,schema}.ts'] }).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const copies = localizedIn(parseModule(source).$ast).map((properties): Insertion => {
      const value = properties.find(({ key }) => key?.value === defaultLocale)?.value
      return { at: properties.at(-1)?.end, words: `, '${locale}': ${copyOf(value, source, locale)}` }
    })
    return copies.length > 0 ? [[file, withInsertions(source, copies)]] : []
  })
  return Object.fromEntries(files)
}

/** The properties of each object with a value in each language. */
function localizedIn(node: Ast): Ast[][] {
  const properties: Ast[] = node.type === 'ObjectExpression' ? node.properties : []
  if (localeIds.every((id) => properties.some(({ key }) => key?.value === id))) return [properties]
  return partsOf(node).flatMap(localizedIn)
}

function copyOf(value: Ast, source: string, locale: string): string {
  const words = wordsIn(value).map(
    ({ start }): Insertion => ({ at: start + 1 - value.start, words: marked('', locale) }),
  )
  const copy = withInsertions(source.slice(value.start, value.end), words)
  return words.length > 0 ? copy : `${copy} /* ⟦${locale}⟧ */`
}

function wordsIn(node: Ast): Ast[] {
  if (node.type !== 'StringLiteral') return partsOf(node).flatMap(wordsIn)
  return node.value && !isName(node.value) ? [node] : []
}

function partsOf(node: Ast): Ast[] {
  const parts = node.type === 'ObjectProperty' ? node.value : Object.values({ ...node, original: undefined }).flat()
  return [parts].flat().filter((part) => typeof part?.type === 'string')
}

interface Insertion {
  at: number
  words: string
}

function withInsertions(source: string, insertions: Insertion[]): string {
  return insertions.reduceRight((text, { at, words }) => text.slice(0, at) + words + text.slice(at), source)
}

// biome-ignore lint/suspicious/noExplicitAny: magicast does not type its syntax tree
type Ast = any
