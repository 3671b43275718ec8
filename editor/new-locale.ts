import { globSync, readFileSync } from 'node:fs'
import { type ESTree, Visitor } from 'vite'
import { defaultLocale, isLocaleId, localeIds } from '../locales/locales.ts'
import { fieldsOf, keyOf, programOf, spliced } from './modules.ts'
import { isName } from './texts.ts'
import { writeFormatted } from './write-formatted.ts'

const table = 'locales/locales.ts'

/**
 * Adds a language by copying the default language's messages and content, marked as untranslated. Values that are not
 * text (prices, currencies, file names) get the mark in a comment, for review.
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
  const own = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? locale
  const name = own.charAt(0).toLocaleUpperCase(tag) + own.slice(1)
  const mark = `/* ⟦${locale}⟧ */`
  const row = `'${locale}': { tag: '${tag}', name: '${name}', shortName: '${language.toUpperCase()}', flag: '/flags/${region.toLowerCase()}.webp', letters: '' ${mark}, isDrawn: false ${mark} },`
  const end = '} as const satisfies Record<string, Locale>'
  return readFileSync(table, 'utf8').replace(end, `${row}\n${end}`)
}

function messages(locale: string): Record<string, string> {
  const files = globSync(`locales/${defaultLocale}/*.json`).map((file) => {
    const all: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const own = Object.fromEntries(Object.entries(all).map(([key, words]) => [key, `⟦${locale}⟧ ${words}`]))
    return [file.replace(defaultLocale, locale), JSON.stringify(own)]
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

/** Copies each localized value as it is written. */
function content(locale: string): Record<string, string> {
  const files = globSync('content/**/*.ts', { exclude: ['**/*.{test,schema}.ts'] }).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const copies: { start: number; end: number; words: string }[] = []
    new Visitor({
      ObjectExpression({ properties }) {
        const own = properties.find((property) => keyOf(property) === defaultLocale)
        const last = properties.at(-1)
        if (own?.type !== 'Property' || !last || !localeIds.every((id) => properties.some((one) => keyOf(one) === id)))
          return
        copies.push({ start: last.end, end: last.end, words: `, '${locale}': ${copyOf(own.value, source, locale)}` })
      },
    }).visit(programOf(source))
    return copies.length > 0 ? [[file, spliced(source, copies)]] : []
  })
  return Object.fromEntries(files)
}

function copyOf(value: ESTree.Node, source: string, locale: string): string {
  const start = 'const copy = '
  const copy = start + source.slice(value.start, value.end)
  const marks = fieldsOf(copy)
    .filter(({ words }) => words !== '' && !isName(words))
    .map((field) => ({ start: field.start + 1, end: field.start + 1, words: `⟦${locale}⟧ ` }))
  return spliced(copy, marks).slice(start.length) + (marks.length > 0 ? '' : ` /* ⟦${locale}⟧ */`)
}
