import { globSync, readFileSync } from 'node:fs'
import { isCode } from '../content/schema/fields.ts'
import { defaultLocale, isLocaleId } from '../locales/locales.ts'
import { type Change, format, newFile, replaced, writeChanges } from './changes.ts'
import { localizedIn, quoted, stringsIn } from './source-strings.ts'
import { contentModules, isName } from './texts.ts'

const table = 'locales/locales.ts'

/**
 * Adds a language by copying the default language's messages and content, marked as untranslated. Values that are not
 * text (prices, currencies, file names) have the mark in a comment above them.
 * @param locale such as `fr-fr`
 */
export function newLocale(locale = ''): void {
  if (!/^[a-z]{2}-[a-z]{2}$/.test(locale))
    throw new Error('Give the language and country codes, for example: npm run new locale fr-fr')
  const [language = '', country = ''] = locale.split('-')
  if (!isCode('language', language))
    throw new Error(`"${language}" is not the code of a language, as fr is for French: npm run new locale fr-fr`)
  if (!isCode('region', country))
    throw new Error(`"${country}" is not the code of a country, as fr is for France: npm run new locale fr-fr`)
  if (new Intl.Locale(locale).maximize().script !== 'Latn')
    throw new Error(`${locale} is not written in Latin letters, which are all that the fonts in public/fonts have.`)
  if (isLocaleId(locale)) throw new Error(`The site already has ${locale}.`)
  const changes = [withRow(locale), messages(locale), ...markdownFiles(locale), ...modules(locale)]
  writeChanges(changes)
  format(changes.map(({ file }) => file).filter((file) => !file.endsWith('.md')))
  console.log(`Added ${locale} to ${changes.length} files. Run npm run check to see what is left to do.`)
}

function withRow(locale: string): Change {
  const { language, region = '' } = new Intl.Locale(locale)
  const tag = new Intl.Locale(locale).toString()
  const displayName = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? locale
  const name = displayName.charAt(0).toLocaleUpperCase(tag) + displayName.slice(1)
  const toDecide = `/* ⟦${locale}⟧ */`
  const row = `'${locale}': {
    tag: '${tag}', name: '${name}', shortName: '${language.toUpperCase()}', flag: '/flags/${region.toLowerCase()}.webp',
    letters: '' ${toDecide}, isDrawn: false ${toDecide} },`
  const end = '} as const satisfies Record<string, Locale>'
  return replaced(table, end, () => `${row}\n${end}`)
}

function messages(locale: string): Change {
  const all: Record<string, string> = JSON.parse(readFileSync(`locales/${defaultLocale}.json`, 'utf8'))
  const marked = Object.fromEntries(Object.entries(all).map(([key, words]) => [key, `⟦${locale}⟧ ${words}`]))
  return newFile(`locales/${locale}.json`, JSON.stringify(marked))
}

function markdownFiles(locale: string): Change[] {
  return globSync(`content/**/${defaultLocale}.md`).map((file) => {
    // The mark stands after the characters that begin a heading, quote, or list item.
    const text = readFileSync(file, 'utf8').replace(/^([\s>#*-]*)(?=.)/gm, `$1⟦${locale}⟧ `)
    return newFile(file.replace(`${defaultLocale}.md`, `${locale}.md`), text)
  })
}

function modules(locale: string): Change[] {
  return contentModules().flatMap((file) => {
    const before = readFileSync(file, 'utf8')
    const after = localizedIn(before, defaultLocale)
      .toSorted((one, other) => other.end - one.end)
      .reduce((source, { value, end }) => {
        const copy = copyOf(before.slice(value.start, value.end), file, locale)
        return `${source.slice(0, end)},\n${copy}${source.slice(end)}`
      }, before)
    return after === before ? [] : [{ file, before, after }]
  })
}

/** The property with a value of the default language, for another one. */
function copyOf(value: string, file: string, locale: string): string {
  // In parentheses, an object is no block.
  const marked = stringsIn('module.ts', `(${value})`)
    .filter(({ words }) => words !== '' && !isName(words, file))
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (copy, { words, start, end }) => copy.slice(0, start - 1) + quoted(`⟦${locale}⟧ ${words}`) + copy.slice(end - 1),
      value,
    )
  const note = marked === value ? `// ⟦${locale}⟧ decide the value, and delete this line\n` : ''
  return `${note}'${locale}': ${marked}`
}
