import { existsSync, readFileSync } from 'node:fs'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { readXliff, type Unit, xliffOf } from './exchange-files.ts'
import { writeWhole } from './files.ts'
import { type Text, textFiles, textsIn } from './texts.ts'
import { recordTranslations, translationsInto } from './translated.ts'
import { contentLimits, limitOf, refusals, withWords } from './write-text.ts'

/** What an import has done, or would do. */
export interface Imported {
  locale: LocaleId
  changed: { group: string; before: string; after: string }[]
  /** A line for each text that was not taken, with the reason. */
  refused: string[]
}

interface ExportOptions {
  /** `new`: what is missing, unfinished or older than its text. */
  only: 'all' | 'new'
  /** Where the site shows each text, by its group. */
  addresses?: Map<string, string>
}

/** Writes what is to be translated into a language, for a translator. */
export async function exportTexts(locale: LocaleId, { only, addresses = new Map() }: ExportOptions): Promise<{ file: string; count: number }> {
  const texts = readTexts()
  recordTranslations(localeIds, texts)
  const limits = contentLimits()
  const units = translationsInto(locale, texts).flatMap(({ group, source, translation, isStale }): Unit[] => {
    const isNew = !translation || /\bTODO\b|⟦/.test(translation.words)
    if (only === 'new' && !isNew && !isStale) return []
    const { least, most } = limitOf(translation ?? source, limits)
    const notes = [
      `${source.kind === 'message' ? 'Interface' : 'Content'}: ${group}`,
      ...(addresses.has(group) ? [`Seen at ${addresses.get(group)}`] : []),
      ...(most ? [`${least && least > 1 ? `${least} to ${most}` : `At most ${most}`} characters`] : []),
      ...(/[{<]/.test(source.words) ? ['Leave words in { } and < > as they are'] : []),
      ...(isStale ? ['The source has changed since this was translated'] : []),
    ]
    return [{ group, source: source.words, target: isNew ? '' : (translation?.words ?? ''), notes }]
  })
  const file = `translations/${locale}${only === 'new' ? '-new' : ''}.xlf`
  writeWhole(file, await xliffOf(units, locale))
  return { file, count: units.length }
}

/** Takes translations over. What the checks refuse is told and left as it was; all else is written. */
export async function importTexts(file: string, { isTrial = false } = {}): Promise<Imported> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const source = readFileSync(file, 'utf8')
  const { units, locale } = await readXliff(source)
  const texts = readTexts()
  recordTranslations(localeIds, texts)
  const limits = contentLimits()
  const translations = new Map(translationsInto(locale, texts).map((each) => [each.group, each]))
  const imported: Imported = { locale, changed: [], refused: [] }
  const writing = new Map<string, { text: Text; words: string }[]>()
  for (const { group, target } of units) {
    const known = translations.get(group)
    if (target === '' || target === known?.translation?.words) continue
    const text = known && (known.translation ?? missingMessage(known.source, locale))
    const reasons = text ? refusals(text, target, { reference: known.source, limit: limitOf(text, limits), texts }) : ['is no text of the site; was it renamed or removed?']
    if (text && reasons.length === 0) {
      imported.changed.push({ group, before: text.words, after: target })
      writing.set(text.file, [...(writing.get(text.file) ?? []), { text, words: target }])
    } else imported.refused.push(...reasons.map((reason) => `${text ? `${text.file}, line ${text.line}: "${text.place}"` : group} ${reason}: ${target}`))
  }
  if (isTrial) return imported
  for (const [path, edits] of writing) {
    // From the end, so that places before stay where they are.
    const sorted = edits.sort((one, other) => other.text.start - one.text.start)
    writeWhole(
      path,
      sorted.reduce((whole, { text, words }) => withWords(whole, text, words), readFileSync(path, 'utf8')),
    )
  }
  const changed = new Set(imported.changed.map(({ group }) => group))
  recordTranslations(localeIds, readTexts(), (translation) => translation.locale === locale && changed.has(translation.group))
  return imported
}

/** The place of a message that a language lacks: before the first key that comes after it, as messages are sorted. */
function missingMessage(source: Text, locale: LocaleId): Text | undefined {
  if (source.kind !== 'message') return undefined
  const file = source.file.replace(`/${source.locale}/`, `/${locale}/`)
  const next = textsIn(file).find(({ place }) => place > source.place)
  const whole = readFileSync(file, 'utf8')
  const start = next ? whole.lastIndexOf('"', whole.lastIndexOf(`"${next.place}"`, next.start) + 1) : whole.lastIndexOf('\n}')
  return { ...source, file, locale, words: '', start, end: start, isMissing: next ? 'before' : 'last' }
}

function readTexts(): Text[] {
  return textFiles().flatMap((file) => textsIn(file))
}
