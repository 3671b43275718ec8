import { readFileSync } from 'node:fs'
import { pseudoLocale } from '../../locales/adding/pseudo-text.ts'
import { glossary } from '../../locales/glossary.ts'
import { defaultLocale, type LocaleId, localeIds } from '../../locales/locales.ts'
import { writeWhole } from '../files.ts'
import { groupOf, type Text, textFiles, textsIn } from '../texts.ts'
import { recordTranslations } from '../translated.ts'
import { contentLimits, type Limit, limitOf, refusals, withWords } from '../write-text.ts'
import { wordsShown } from './words-shown.ts'

/** A text in one language as it is edited on its page. */
export interface Field {
  locale: LocaleId
  words: string
  file: string
  line: number
  limit: Limit
  /** Terms of the glossary that are in it, as they are to be written. */
  terms: string[]
}

/** What is to be written: for each language the words, and those that were there when they were opened. */
export type Edits = Partial<Record<LocaleId, { words: string; read: string }>>

export interface Change {
  group: string
  locale: LocaleId
  file: string
  before: string
  after: string
}

export type Refused = Partial<Record<LocaleId, string[]>>

/** What was written; or why nothing was, with the words that stand there now. */
export type Saved = { changes: Change[] } | { refused: Refused; now: Partial<Record<LocaleId, string>> }

/** The languages that are written; the pseudo language of `npm run dev` is made of the others. */
export const written = localeIds.filter((locale: string) => locale !== pseudoLocale)

/**
 * Which texts a page may show, by the words that stand there: no mark is needed, so a page is the one that is built. Several texts may
 * have the same words.
 */
export function groupsOfWords(locale: LocaleId, shown: string[]): string[][] {
  const texts = readTexts().filter((text) => text.locale === locale)
  const forms = texts.map((text) => ({ text, ...wordsShown(text) }))
  const exact = Map.groupBy(forms, ({ words }) => words)
  const patterns = forms.flatMap(({ text, pattern }) => (pattern ? [{ text, pattern }] : []))
  return shown.map((words) => {
    const found = exact.get(words) ?? patterns.filter(({ pattern }) => pattern.test(words)).slice(0, 1)
    return found.map(({ text }) => groupOf(text))
  })
}

/** A text in every language. */
export function fieldsOf(group: string): Field[] {
  const limits = contentLimits()
  return textsOf(group, readTexts()).map((text) => {
    const { file, line, locale, words } = text
    const small = words.toLowerCase()
    const terms = (glossary[locale] ?? []).filter(({ term }) => small.includes(term.toLowerCase())).map(({ term, reason }) => `${term} (${reason})`)
    return { locale, words, file, line, limit: limitOf(text, limits), terms }
  })
}

/** Why words cannot stay as they are, for each language; empty where they can. */
export function refusedEdits(group: string, edits: Edits, texts = readTexts()): Refused {
  const limits = contentLimits()
  const own = textsOf(group, texts)
  const reference = own.find(({ locale }) => locale === defaultLocale)
  const expected = reference && { ...reference, words: edits[defaultLocale]?.words ?? reference.words }
  return Object.fromEntries(
    own.flatMap((text) => {
      const edit = edits[text.locale]
      // A translation may lose what its text has lost, so each is held against the words that are to be.
      const reasons = refusals(text, edit?.words ?? text.words, { reference: text === reference ? undefined : expected, limit: limitOf(text, limits), texts })
      const all = [...takenBy(edit, text.words), ...(edit ? reasons : [])]
      return all.length > 0 ? [[text.locale, all]] : []
    }),
  )
}

/** That somebody else has written other words since these were read. */
export function takenBy(edit: Edits[LocaleId], now: string): string[] {
  const isTaken = edit && edit.read !== now && edit.words !== now
  return isTaken ? [`was changed by somebody else meanwhile, to: ${now || '(nothing)'} (save again to put yours in its place)`] : []
}

/** Writes the words where each stands, and nothing else in its file; nothing at all where any of them is refused. */
export function saveEdits(group: string, edits: Edits): Saved {
  const texts = readTexts()
  const own = textsOf(group, texts)
  if (own.length === 0) throw new Error(`${group} is not there any more: it was renamed or removed meanwhile.`)
  const refused = refusedEdits(group, edits, texts)
  if (Object.keys(refused).length > 0) return { refused, now: Object.fromEntries(own.map(({ locale, words }) => [locale, words])) }
  recordWritten(texts)
  const changing = own.filter(({ locale, words }) => edits[locale] && edits[locale].words !== words)
  for (const [file, own] of Map.groupBy(changing, (text) => text.file)) {
    const fromEnd = own.toSorted((one, other) => other.start - one.start)
    writeWhole(
      file,
      fromEnd.reduce((source, text) => withWords(source, text, edits[text.locale]?.words ?? text.words), readFileSync(file, 'utf8')),
    )
  }
  recordWritten()
  return { changes: changing.map(({ locale, file, words }) => ({ group, locale, file, before: words, after: edits[locale]?.words ?? words })) }
}

/** How edited words read on the page, to be shown while they are written. */
export function shownEdits(group: string, edits: Edits): Partial<Record<LocaleId, string>> {
  return Object.fromEntries(textsOf(group, readTexts()).map((text) => [text.locale, wordsShown({ ...text, words: edits[text.locale]?.words ?? text.words }).words]))
}

function textsOf(group: string, texts: Text[]): Text[] {
  const own = texts.filter((text) => groupOf(text) === group)
  return own.sort((one, other) => written.indexOf(one.locale) - written.indexOf(other.locale))
}

/** Takes down of which texts the translations were made, as they stand now. */
export function recordWritten(texts = readTexts()): void {
  recordTranslations(written, texts)
}

/** All texts but those of the pseudo language. */
export function readTexts(): Text[] {
  const files = textFiles().filter((file) => !file.includes(pseudoLocale))
  return files.flatMap((file) => textsIn(file))
}
