import { globSync, readFileSync } from 'node:fs'
import { defaultLocale, isLocaleId, localeIds } from '../../locales/locales.ts'
import { type Container, changed, keysOf, valueAt } from '../modules.ts'
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

function content(locale: string): Record<string, string> {
  const files = globSync('content/**/*.ts', { exclude: ['**/*.{test,schema}.ts'] }).flatMap((file) => {
    const before = readFileSync(file, 'utf8')
    const added = changed(before, (declared) => addTo(declared, locale))
    // magicast sets properties of several lines apart.
    const source = added.replace(/,\n\n(?=\s+'[a-z]{2}-[a-z]{2}':)/g, ',\n')
    return source.includes(locale) ? [[file, withReviews(source, locale)]] : []
  })
  return Object.fromEntries(files)
}

/** Copies each localized value into the new language. */
function addTo(value: unknown, locale: string): void {
  const container = (value as Container | undefined)?.$args ?? (value as Container | undefined)
  if (!container?.$ast) return
  if (localeIds.every((id) => id in container)) container[locale] = copyOf(container[defaultLocale], locale)
  else for (const key of keysOf(container)) addTo(valueAt(container, key), locale)
}

function copyOf(value: unknown, locale: string): unknown {
  if (typeof value === 'string') return isName(value) || value === '' ? value : marked(value, locale)
  const container = value as Container
  if (container.$type === 'array') return keysOf(container).map((key) => copyOf(container[key], locale))
  return value
}

/** Appends the mark in a comment to each value that is not text. */
function withReviews(source: string, locale: string): string {
  const copied = new RegExp(`(["'])${locale}\\1: ([\\w.]+|(["'])(?!⟦)[^'"]+\\3)`, 'g')
  return source.replace(copied, `$& /* ⟦${locale}⟧ */`)
}
