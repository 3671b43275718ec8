import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { defaultLocale, type LocaleId } from '../../locales/locales.ts'
import { unwritten } from '../rules/text-rules.ts'
import { allTexts, groupOf, type Text, withWords } from '../texts.ts'
import { writeFormatted } from '../write-formatted.ts'
import { readXliff, type Unit, xliffOf } from './xliff.ts'

interface Translation {
  group: string
  source: Text
  /** The text in the other language; undefined if it must first be added to the entry's module. */
  text: Text | undefined
  /** Empty if untranslated. */
  target: string
}

export interface Imported {
  changed: { group: string; file: string; before: string; after: string }[]
  /** Groups in the file that do not exist on the site. */
  unknown: string[]
}

/** Exports all texts for a translator, or only new ones: missing, unfinished, or older than their source. */
export function exportTexts(locale: LocaleId, isOnlyNew: boolean): { file: string; count: number; hasRecord: boolean } {
  const record = lastFile(locale)
  const hasRecord = existsSync(record)
  const last = lastUnits(locale)
  const units = translationsInto(locale).flatMap(({ group, source, target }): Unit[] => {
    const known = last.get(group)
    const isOld = known !== undefined && known.source !== source.words && known.target === target
    if (isOnlyNew && target !== '' && !isOld) return []
    const notes = [
      ...(/[{<]/.test(source.words) ? ['Keep the words in { } and < > unchanged'] : []),
      ...(isOld ? ['The source has changed since this translation'] : []),
    ]
    return [{ group, source: source.words, target, notes }]
  })
  const file = isOnlyNew ? record.replace('.xlf', '-new.xlf') : record
  if (units.length > 0) write(file, units, locale)
  return { file, count: units.length, hasRecord }
}

/** Imports translations and records the source text of each; the content check reports errors in them. */
export function importTexts(file: string): Imported {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const { units, locale } = readXliff(readFileSync(file, 'utf8'))
  const last = lastUnits(locale)
  const known = new Map(translationsInto(locale).map((each) => [each.group, each]))
  const changes = units.flatMap(({ group, target }) => {
    const { text } = known.get(group) ?? {}
    return text && target && target !== text.words ? [{ group, text, words: target }] : []
  })
  writeFormatted(withWords(changes))
  const imported = new Map(units.filter(({ target }) => target).map((unit) => [unit.group, unit]))
  const kept = translationsInto(locale).map(({ group, source, target }) => ({
    group,
    source: (imported.get(group) ?? last.get(group))?.source ?? source.words,
    target,
    notes: [],
  }))
  write(lastFile(locale), kept, locale)
  return {
    changed: changes.map(({ group, text, words }) => ({ group, file: text.file, before: text.words, after: words })),
    unknown: units.filter(({ group }) => !known.get(group)?.text).map(({ group }) => group),
  }
}

function translationsInto(locale: LocaleId): Translation[] {
  const texts = allTexts()
  const own = new Map(texts.filter((text) => text.locale === locale).map((text) => [groupOf(text), text]))
  return texts.flatMap((source) => {
    // Empty alternative texts are decorative, and unwritten texts cannot be translated yet.
    if (source.locale !== defaultLocale || source.isAlone || source.words === '' || source.words.includes(unwritten))
      return []
    const group = groupOf(source)
    const missing =
      source.kind === 'message'
        ? { ...source, locale, words: '', file: source.file.replace(defaultLocale, locale) }
        : undefined
    const text = own.get(group) ?? missing
    const isWritten = text && !text.words.includes('⟦') && !text.words.includes(unwritten)
    return [{ group, source, text, target: isWritten ? text.words : '' }]
  })
}

/** The last export or import, with the source text of each translation. */
function lastFile(locale: LocaleId): string {
  return `translations/${locale}.xlf`
}

function lastUnits(locale: LocaleId): Map<string, Unit> {
  const file = lastFile(locale)
  if (!existsSync(file)) return new Map()
  const { units } = readXliff(readFileSync(file, 'utf8'))
  return new Map(units.map((unit) => [unit.group, unit]))
}

function write(file: string, units: Unit[], locale: LocaleId): void {
  mkdirSync('translations', { recursive: true })
  writeFileSync(file, xliffOf(units, locale))
}
