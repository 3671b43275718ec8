import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { unwritten } from '../content/text/text.schema.ts'
import { defaultLocale, isLocaleId, type LocaleId, localeIds } from '../locales/locales.ts'
import { writeChanges } from './changes.ts'
import { newErrors } from './run-check.ts'
import { allTexts, groupOf, type SiteText, withWords } from './texts.ts'
import { readXliff, xliffOf } from './xliff.ts'

interface Translation {
  group: string
  source: SiteText
  text: SiteText
}

function translationsInto(locale: LocaleId): Translation[] {
  return [...Map.groupBy(allTexts(), groupOf)].flatMap(([group, texts]) => {
    const [source, text] = [defaultLocale, locale].map((id) => texts.find((each) => each.locale === id))
    // Empty alternative texts are decorative, and unwritten texts cannot be translated yet.
    return source && text && source.words && !unwritten.test(source.words) ? [{ group, source, text }] : []
  })
}

/**
 * Writes all texts for a translator; those that are not translated yet have no translation.
 * @throws if the file of an earlier export has translations that were not imported
 */
export function exportTexts(locale: LocaleId): { file: string; count: number } {
  const units = translationsInto(locale).map(({ group, source, text: { words } }) => ({
    group,
    source: source.words,
    target: words.includes('⟦') || unwritten.test(words) ? '' : words,
  }))
  const file = `translations/${locale}.xlf`
  if (hasTranslations(file))
    throw new Error(
      `${file} has translations that the site lacks, or cannot be read: import it first, or move it elsewhere.`,
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, xliffOf(units, locale))
  return { file, count: units.length }
}

/** Whether a file of an earlier export must be kept: it has something to import, or nobody knows. */
function hasTranslations(file: string): boolean {
  try {
    return existsSync(file) && readTranslations(readFileSync(file)).changed.length > 0
  } catch {
    return true
  }
}

/**
 * Reads translations; a text without one stays as it is. Outdated are texts that the site does not have, or no longer
 * in these words: their translation may belong to another paragraph.
 */
export function readTranslations(bytes: Buffer) {
  const { units, locale } = readXliff(bytes)
  const known = new Map(translationsInto(locale).map((each) => [each.group, each]))
  const [current = [], outdated = []] = [true, false].map((isCurrent) =>
    units.filter(({ group, source }) => (oneLine(source) === oneLine(known.get(group)?.source.words)) === isCurrent),
  )
  const edits = current.flatMap(({ group, target }) => {
    const exported = known.get(group)
    return exported && target && target !== exported.text.words ? [{ ...exported, words: target }] : []
  })
  return {
    changes: withWords(edits),
    changed: edits,
    outdated: outdated.map(({ group }) => group),
  }
}

/** Translation programs may wrap lines. */
function oneLine(words?: string): string | undefined {
  return words?.replace(/\s+/g, ' ').trim()
}

async function run([command, argument = '']: string[]): Promise<void> {
  if (command === 'export' && isLocaleId(argument) && argument !== defaultLocale) {
    const { file, count } = exportTexts(argument)
    console.log(`${count} text(s) written to ${file}`)
  } else if (command === 'import' && argument) {
    const { changes, changed, outdated } = readTranslations(readFileSync(argument))
    const errors = await newErrors(changes)
    for (const group of outdated)
      console.error(`${group}: has been renamed, removed or rewritten since the export: export it again.`)
    for (const error of errors) console.error(error)
    if (errors.length === 0) writeChanges(changes)
    console.log(
      errors.length > 0
        ? `${errors.length} error(s): nothing was written. Correct the texts in your program, or in the file.`
        : `${changed.length} text(s) changed.`,
    )
    process.exitCode = outdated.length + errors.length > 0 ? 1 : 0
  } else {
    const languages = localeIds.filter((id) => id !== defaultLocale).join(', ')
    throw new Error(`Usage: npm run translate -- export LANGUAGE (${languages}), or npm run translate -- import FILE`)
  }
}

if (import.meta.main)
  await run(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
