import { globSync, readFileSync } from 'node:fs'
import { defaultLocale, localeIds, locales } from '../locales.ts'
import { addLanguageTo, type Translate, translateValue } from './edit-source.ts'
import { pseudoLocale, pseudoText } from './pseudo-text.ts'

const table = 'locales/locales.ts'
const sources = 'content/**/*.ts'

/** Marks a text as still to be translated: locales/check-languages.ts reports it. */
export function marked(text: string, locale: string): string {
  return `⟦${locale}⟧ ${text}`
}

/** All files that a new language changes or adds, by their path below the working directory. */
export function addLanguage(locale: string): Record<string, string> {
  const edited = [table, ...globSync(sources)].map((file) => [file, readFileSync(file, 'utf8')] as const)
  const changes = edited.map(([file, source]) => [file, withLanguage(file, source, locale)] as const)
  return {
    ...Object.fromEntries(changes.filter(([, source], index) => source !== edited[index]?.[1])),
    ...(locale === pseudoLocale ? {} : nameFlag(locale)),
    ...textFiles(locale),
  }
}

/** A TypeScript module of the project with the language in it. */
export function withLanguage(file: string, source: string, locale: string, translate = translator(locale)): string {
  return addLanguageTo(file, source, locale, (value) =>
    file.endsWith(table) ? entryOf(locale) : translateValue(value, translate),
  )
}

/** The messages and the long texts of the language, from those of the default language. */
export function textFiles(locale: string, translate = translator(locale)): Record<string, string> {
  const messages = globSync(`locales/${defaultLocale}/*.json`).map((file) => {
    const inOthers = localeIds.map((id) => readMessages(file.replace(defaultLocale, id)))
    const entries = Object.entries(readMessages(file)).map(([key, text]) => {
      // Search engines cut titles and descriptions, so the build limits them.
      const others = /\.head\.|\.description$/.test(key) ? inOthers.map((all) => all[key] ?? '') : []
      return [key, translate(text, others)]
    })
    if (file.endsWith('/ui.json') && locale !== pseudoLocale)
      entries.push([flagKey(locale), marked(regionIn(locale, locale), locale)])
    return [file.replace(defaultLocale, locale), json(Object.fromEntries(entries))]
  })
  const longTexts = globSync(`content/**/${defaultLocale}.md`).map((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const translated = lines.map((line) =>
      line.replace(/^([\s>#*-]*)(.+)$/, (_, signs, text) => signs + translate(text, [])),
    )
    return [file.replace(`${defaultLocale}.md`, `${locale}.md`), translated.join('\n')]
  })
  return Object.fromEntries([...messages, ...longTexts])
}

function translator(locale: string): Translate {
  if (locale !== pseudoLocale) return (text) => marked(text, locale)
  return (text, inOthers) =>
    pseudoText(text, inOthers.length > 0 ? Math.max(...inOthers.map(({ length }) => length)) : undefined)
}

/** The alternative text for the new flag, in each existing language. */
function nameFlag(locale: string): Record<string, string> {
  const files = localeIds.map((id) => {
    const file = `locales/${id}/ui.json`
    return [file, json({ ...readMessages(file), [flagKey(locale)]: marked(regionIn(locale, id), id) })]
  })
  return Object.fromEntries(files)
}

function entryOf(locale: string): string {
  const { language, region = '' } = new Intl.Locale(locale)
  const tag = new Intl.Locale(locale).toString()
  const isPseudo = locale === pseudoLocale
  const own = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? locale
  const { flag, flagAlt } = locales[defaultLocale]
  const lines = [
    `tag: '${tag}'`,
    `name: '${isPseudo ? 'Pseudo' : own.charAt(0).toLocaleUpperCase(tag) + own.slice(1)}'`,
    `shortName: '${(isPseudo ? region : language).toUpperCase()}'`,
    `flag: '${isPseudo ? flag : `/flags/${region.toLowerCase()}.webp`}'`,
    `flagAlt: '${isPseudo ? flagAlt : flagKey(locale)}'`,
    `letters: ''`,
  ]
  return `{\n${lines.map((line) => `    ${line},\n`).join('')}  }`
}

/** As in `ui.flag.frFr`. */
function flagKey(locale: string): string {
  return `ui.flag.${locale.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())}`
}

function regionIn(locale: string, language: string): string {
  const { region = '' } = new Intl.Locale(locale)
  return new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region
}

function readMessages(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function json(messages: Record<string, string>): string {
  return `${JSON.stringify(Object.fromEntries(Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`
}
