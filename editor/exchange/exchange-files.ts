import { XMLValidator } from 'fast-xml-parser'
import js2xliff, { type XliffDocument } from 'xliff/js2xliff'
import xliff2js from 'xliff/xliff2js'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales.ts'

/** A text to be sent to a translator and back. */
export interface Unit {
  /** Identifies the text in every language (editor/texts.ts). */
  group: string
  source: string
  /** Empty if untranslated. */
  target: string
  /** Hints for the translator. */
  notes: string[]
}

/** XLIFF 2.0, with one `<file>` per file of the site. */
export async function xliffOf(units: Unit[], locale: LocaleId): Promise<string> {
  const resources: XliffDocument['resources'] = {}
  for (const { group, source, target, notes } of units) {
    const [file = '', place = ''] = group.split('#').map(nameToken)
    resources[file] ??= {}
    resources[file][place] = {
      source,
      target,
      ...(notes.length > 0 && { note: notes }),
      additionalAttributes: { name: group },
    }
  }
  const document = { resources, sourceLanguage: locales[defaultLocale].tag, targetLanguage: locales[locale].tag }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${await js2xliff(document)}\n`
}

/** @throws if it is not XLIFF 2.0 of this site */
export async function readXliff(text: string): Promise<{ units: Unit[]; locale: LocaleId }> {
  // The parser accepts a truncated file without an error.
  if (XMLValidator.validate(text) !== true)
    throw new Error('The file is truncated or not XML: use the complete file as your program has exported it.')
  if (!/<xliff\s[^>]*version="2/.test(text))
    throw new Error('The file is not XLIFF 2.0: export it from your program in that format.')
  const { resources, targetLanguage } = await xliff2js(text)
  const locale = localeIds.find((id) => locales[id].tag === targetLanguage)
  if (!locale || !resources)
    throw new Error(`The file is translated into "${targetLanguage}", which is not a language of the site.`)
  const units = Object.values(resources).flatMap((file) =>
    Object.entries(file).map(([id, unit]) => ({
      group: unit.additionalAttributes?.name ?? id,
      source: wordsOf(unit.source),
      target: wordsOf(unit.target),
      notes: [],
    })),
  )
  return { units, locale }
}

/** Translation tools may divide a text into parts with markup. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(wordsOf).join('') : ''
}

/** XLIFF ids may contain only letters, digits, dots, and hyphens. */
function nameToken(name: string): string {
  return name.replace(/[^\w.-]/g, '_')
}
