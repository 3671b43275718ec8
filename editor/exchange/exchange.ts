import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { defaultLocale, type LocaleId } from '../../locales/locales.ts'
import { unwritten } from '../rules/typing.ts'
import { allTexts, groupOf, type Text, withWords } from '../texts.ts'
import { writeFormatted } from '../write-formatted.ts'
import { readXliff, type Unit, xliffOf } from './exchange-files.ts'

/** A text on its way into another language. */
interface Translation {
  group: string
  source: Text
  /** What is written, or to be written, in the other language; undefined where only the module of an entry has a place for it. */
  text: Text | undefined
  /** Empty where it is still to be written. */
  target: string
}

/** What an import has done. */
export interface Imported {
  changed: { group: string; file: string; before: string; after: string }[]
  /** The groups in the file that the site does not have. */
  unknown: string[]
}

/**
 * Writes what is to be translated into a language, for a translator: all of it, or only what is new, which is what is missing,
 * unfinished, or older than its text.
 * @param addresses where the site shows each text, by its group
 */
export async function exportTexts(
  locale: LocaleId,
  isOnlyNew: boolean,
  addresses = new Map<string, string>(),
): Promise<{ file: string; count: number; hasRecord: boolean }> {
  const record = lastFile(locale)
  const hasRecord = existsSync(record)
  const last = await lastUnits(locale)
  const units = translationsInto(locale).flatMap(({ group, source, target }): Unit[] => {
    const known = last.get(group)
    const isOld = known !== undefined && known.source !== source.words && known.target === target
    if (isOnlyNew && target !== '' && !isOld) return []
    const notes = [
      ...(addresses.has(group) ? [`Seen at ${addresses.get(group)}`] : []),
      ...(/[{<]/.test(source.words) ? ['Leave words in { } and < > as they are'] : []),
      ...(isOld ? ['The source has changed since this was translated'] : []),
    ]
    return [{ group, source: source.words, target, notes }]
  })
  const file = isOnlyNew ? record.replace('.xlf', '-new.xlf') : record
  if (units.length > 0) await write(file, units, locale)
  return { file, count: units.length, hasRecord }
}

/** Takes translations over, and keeps of which texts they were made. The content check reports what is wrong with them. */
export async function importTexts(file: string): Promise<Imported> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const { units, locale } = await readXliff(readFileSync(file, 'utf8'))
  const last = await lastUnits(locale)
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
  await write(lastFile(locale), kept, locale)
  return {
    changed: changes.map(({ group, text, words }) => ({ group, file: text.file, before: text.words, after: words })),
    unknown: units.filter(({ group }) => !known.get(group)?.text).map(({ group }) => group),
  }
}

function translationsInto(locale: LocaleId): Translation[] {
  const texts = allTexts()
  const own = new Map(texts.filter((text) => text.locale === locale).map((text) => [groupOf(text), text]))
  return texts.flatMap((source) => {
    // Words for a picture are empty where it only decorates, and nobody can translate what is still to be written.
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

/** The last that was sent to a translator, or came back, with the texts of which the translations were made. */
function lastFile(locale: LocaleId): string {
  return `translations/${locale}.xlf`
}

async function lastUnits(locale: LocaleId): Promise<Map<string, Unit>> {
  const file = lastFile(locale)
  if (!existsSync(file)) return new Map()
  const { units } = await readXliff(readFileSync(file, 'utf8'))
  return new Map(units.map((unit) => [unit.group, unit]))
}

async function write(file: string, units: Unit[], locale: LocaleId): Promise<void> {
  mkdirSync('translations', { recursive: true })
  writeFileSync(file, await xliffOf(units, locale))
}
