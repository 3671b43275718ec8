import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mostOfPicture } from '../../content/limits.ts'
import { withValue } from '../edit-module.ts'
import { variableIn } from '../entry-names.ts'
import { writeChanges } from '../files.ts'
import { refusals } from '../write-text.ts'
import { type Edits, type Field, type Refused, readTexts, recordWritten, takenBy, written } from './edit-texts.ts'

const limit = { least: 0, most: mostOfPicture }

/** The file of the entry that says what a picture shows; undefined of pictures that only decorate, wherever they stand. */
export function entryOfPicture(name: string): string | undefined {
  return globSync('content/{news/*/article,stories/*}.ts').find((file) => readFileSync(file, 'utf8').includes(`img: '${name}'`))
}

/** What a picture shows as it is written now, to be edited; no fields where it only decorates. */
export function pictureFields(name: string): Field[] {
  const file = entryOfPicture(name)
  if (!file) return []
  const place = placeIn(file)
  const own = readTexts().filter((text) => text.file === file && text.place === place)
  return written.map((locale) => {
    const { words = '', line = 1 } = own.find((text) => text.locale === locale) ?? {}
    return { locale, words, file, line, limit, terms: [] }
  })
}

/** Names a picture as it looks now: another photograph in its place has another name. */
export function digestOfPicture(name: string): string {
  return globSync(`public/art/${name}-[0-9]*.webp`)
    .sort()
    .map((file) => hash('sha256', readFileSync(file)).slice(0, 16))
    .join(' ')
}

/** Why words cannot be said of a picture; empty where they can. */
export function refusedPictureWords(name: string, edits: Edits): Refused {
  const file = entryOfPicture(name)
  if (!file) return {}
  const texts = readTexts()
  const text = { kind: 'field' as const, file, line: 1, start: 0, end: 0, words: '', place: placeIn(file) }
  const isEmpty = written.every((locale) => edits[locale]?.words === '')
  const reasons = pictureFields(name).map(({ locale, words: now }) => {
    const said = edits[locale]?.words ?? ''
    const own = said === '' ? ['is empty: write what the picture shows, or leave it empty in every language where it only decorates'] : refusals({ ...text, locale }, said, { limit, texts })
    return [locale, [...takenBy(edits[locale], now), ...(isEmpty ? [] : own)]] as const
  })
  return Object.fromEntries(reasons.filter(([, own]) => own.length > 0))
}

/** Writes what a picture shows into the module of its entry. */
export function writePictureWords(name: string, edits: Edits): void {
  const file = entryOfPicture(name)
  if (!file) return
  recordWritten()
  const value = `{ ${written.map((locale) => `'${locale}': ${quoted(edits[locale]?.words ?? '')}`).join(', ')} }`
  writeChanges({ [file]: withValue(readFileSync(file, 'utf8'), variableIn(file), 'imgAlt', value) })
  recordWritten()
}

function placeIn(file: string): string {
  return `${variableIn(file)}.imgAlt`
}

function quoted(words: string): string {
  return `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
