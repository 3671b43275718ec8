import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { defaultLocale, isLocaleId, type LocaleId } from '../locales/locales.ts'
import { writeWhole } from './files.ts'
import { groupOf, type Text } from './texts.ts'

/**
 * Of which text each translation was made: for each group of texts and each language a digest of the text in the default language and one
 * of the translation. Translators need not care: whoever changes a translation is taken to have read the text that it translates.
 */
const file = 'editor/translated.json'

type Records = Record<string, Partial<Record<LocaleId, string>>>

export interface Translation {
  group: string
  source: Text
  /** Undefined where it is missing. */
  translation: Text | undefined
  locale: LocaleId
  /** Whether the text that it translates has changed since, and it has not. */
  isStale: boolean
}

/** Every text that is to be translated into a language, with its translation. */
export function translationsInto(locale: LocaleId, texts: Text[], records = readRecords()): Translation[] {
  const own = new Map(texts.filter((text) => text.locale === locale).map((text) => [groupOf(text), text]))
  return texts.flatMap((source) => {
    // Words for a picture are empty where it only decorates.
    if (source.locale !== defaultLocale || source.isAlone || source.words === '') return []
    const group = groupOf(source)
    const translation = own.get(group)
    const [ofSource, ofTranslation] = records[group]?.[locale]?.split(' ') ?? []
    const isStale = translation !== undefined && ofTranslation === digestOf(translation.words) && ofSource !== digestOf(source.words)
    return [{ group, source, translation, locale, isStale }]
  })
}

/**
 * Takes down of which texts the translations were made that have changed. Stale ones stay so.
 * @param accepted stale ones that are right all the same
 */
export function recordTranslations(locales: LocaleId[], texts: Text[], accepted: (translation: Translation) => boolean = () => false): void {
  const before = readRecords()
  const records: Records = {}
  for (const locale of locales.filter((each) => each !== defaultLocale))
    for (const each of translationsInto(locale, texts, before)) {
      if (!each.translation) continue
      const known = before[each.group]?.[locale]
      records[each.group] = { ...records[each.group], [locale]: each.isStale && known && !accepted(each) ? known : `${digestOf(each.source.words)} ${digestOf(each.translation.words)}` }
    }
  const sorted = Object.fromEntries(Object.entries(records).sort(([one], [other]) => (one < other ? -1 : 1)))
  const written = `${JSON.stringify(sorted, null, 1)}\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== written) writeWhole(file, written)
}

function readRecords(): Records {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function digestOf(words: string): string {
  return hash('sha256', words).slice(0, 8)
}

/** @throws where it is no language, or the one that the others are translated from */
export function targetLocale(value: string | undefined): LocaleId {
  if (!isLocaleId(value) || value === defaultLocale) throw new Error(`"${value ?? ''}" is no language to translate into.`)
  return value
}
