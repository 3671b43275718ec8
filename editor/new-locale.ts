import { globSync, readFileSync } from 'node:fs'
import { defaultLocale, isLocaleId, type LocaleId, localeIds } from '../locales/locales.ts'
import { isName } from './texts.ts'
import { writeFormatted } from './write-formatted.ts'

const table = 'locales/locales.ts'

/**
 * Adds a language by copying the default language's messages and content, marked as untranslated. Above values that are
 * not text (prices, currencies, file names) stands a line with the mark, for review.
 * @param locale such as `fr-fr`
 */
export function newLocale(locale = ''): void {
  if (!/^[a-z]{2}-[a-z]{2}$/.test(locale))
    throw new Error('Give the language and country codes, for example: npm run new locale fr-fr')
  if (isLocaleId(locale)) throw new Error(`The site already has ${locale}.`)
  const changes = { [table]: withRow(locale), ...messages(locale), ...longTexts(locale), ...content(locale) }
  writeFormatted(changes)
  console.log(`Added ${locale} to ${Object.keys(changes).length} files. Run npm run check to see what is left to do.`)
}

function withRow(locale: string): string {
  const { language, region = '' } = new Intl.Locale(locale)
  const tag = new Intl.Locale(locale).toString()
  const displayName = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? locale
  const name = displayName.charAt(0).toLocaleUpperCase(tag) + displayName.slice(1)
  const mark = `/* ⟦${locale}⟧ */`
  const row = `'${locale}': { tag: '${tag}', name: '${name}', shortName: '${language.toUpperCase()}', flag: '/flags/${region.toLowerCase()}.webp', letters: '' ${mark}, isDrawn: false ${mark} },`
  const end = '} as const satisfies Record<string, Locale>'
  return readFileSync(table, 'utf8').replace(end, `${row}\n${end}`)
}

function messages(locale: string): Record<string, string> {
  const files = globSync(`locales/${defaultLocale}/*.json`).map((file) => {
    const all: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const marked = Object.fromEntries(Object.entries(all).map(([key, words]) => [key, `⟦${locale}⟧ ${words}`]))
    return [file.replace(defaultLocale, locale), JSON.stringify(marked)]
  })
  return Object.fromEntries(files)
}

function longTexts(locale: string): Record<string, string> {
  const files = globSync(`content/**/${defaultLocale}.md`).map((file) => {
    // After the characters that begin a heading, quote, or list item.
    const text = readFileSync(file, 'utf8').replace(/^([\s>#*-]*)(?=.)/gm, `$1⟦${locale}⟧ `)
    return [file.replace(`${defaultLocale}.md`, `${locale}.md`), text]
  })
  return Object.fromEntries(files)
}

function content(locale: string): Record<string, string> {
  const files = globSync('content/**/*.json').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const copied = JSON.stringify(
      JSON.parse(source, (_, value) => withCopy(value, locale)),
      null,
      2,
    )
    return copied.includes(`"${locale}"`) ? [[file, copied]] : []
  })
  return Object.fromEntries(files)
}

/** A localized value with that of the default language for another one. */
function withCopy(value: unknown, locale: string): unknown {
  if (!isLocalized(value)) return value
  const original = value[defaultLocale]
  const copy = JSON.parse(JSON.stringify(original), (_, part) => (isText(part) ? `⟦${locale}⟧ ${part}` : part))
  const isMarked = JSON.stringify(copy) !== JSON.stringify(original)
  return {
    ...value,
    ...(isMarked ? {} : { [`⟦${locale}⟧`]: 'decide the value below, and delete this line' }),
    [locale]: copy,
  }
}

function isLocalized(value: unknown): value is Record<LocaleId, unknown> {
  return typeof value === 'object' && value !== null && localeIds.every((id) => id in value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !isName(value)
}
