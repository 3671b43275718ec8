import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { type Change, format, writeChanges } from '../changes.ts'
import { newErrors } from '../run-check.ts'
import { quoted, stringsIn } from '../source-strings.ts'
import { allTexts, groupOf, type SiteText, withWords } from '../texts.ts'

/** A text in one language, as the panel shows it. */
export interface EditableText {
  locale: LocaleId
  words: string
  place: string
}

/** The new words per language, with the words that the editor saw. */
export type Edits = Partial<Record<LocaleId, { words: string; read: string }>>

/** Writes texts in place, unless the check finds errors in any of them, which are returned. */
export async function saveEdits(group: string, edits: Edits): Promise<string[]> {
  const texts = inOrder(allTexts().filter((text) => groupOf(text) === group))
  if (texts.length === 0) return [`${group} no longer exists: reload the page.`]
  const taken = texts.filter(({ locale, words }) => edits[locale] && edits[locale].read !== words)
  if (taken.length > 0)
    return taken.map(
      ({ locale, words }) =>
        `${locale} was changed by somebody else meanwhile, to: ${words}\nCopy your text, and open it again.`,
    )
  const changing = texts.flatMap((text) => {
    const { words } = edits[text.locale] ?? text
    return words === text.words ? [] : [{ text, words }]
  })
  return changing.length > 0 ? writeIfValid(withWords(changing)) : []
}

export function inOrder(texts: SiteText[]): SiteText[] {
  return texts.toSorted((one, other) => localeIds.indexOf(one.locale) - localeIds.indexOf(other.locale))
}

/** @throws if a file was saved meanwhile */
async function writeIfValid(changes: Change[]): Promise<string[]> {
  const errors = await newErrors(changes)
  if (errors.length === 0) writeChanges(changes)
  return errors
}

/** The module of the article with a picture, which may have an alternative text; undefined for other pictures. */
function articleOf(picture: string): string | undefined {
  return globSync('content/news/*/article.ts').find(
    (file) => imgOf(file, readFileSync(file, 'utf8'))?.words === picture,
  )
}

function imgOf(file: string, source: string) {
  return stringsIn(file, source).find(({ path }) => path.join() === 'img')
}

/** The fields for a picture's alternative texts; none for a decorative picture. */
export function pictureFields(name: string): EditableText[] {
  const place = articleOf(name)
  return place ? localeIds.map((locale) => ({ locale, words: '', place })) : []
}

/** Replaces a picture and its alternative texts, unless either has an error. */
export async function replacePicture(
  name: string,
  photograph: Buffer,
  words: Record<string, string>,
): Promise<string[]> {
  // A static import would load the picture tools at each start of Vite.
  const { filesOfPhotograph }: typeof import('../pictures/photograph.ts') = await import(
    pathToFileURL(resolve('editor/pictures/photograph.ts')).href
  )
  const made = await filesOfPhotograph(name, photograph)
  const file = articleOf(name)
  const errors = file ? await writeIfValid([withAltText(file, words)]) : []
  if (errors.length > 0) return errors
  if (file) format([file])
  for (const [path, bytes] of made) writeFileSync(path, bytes)
  return []
}

/** Writes the field behind that of the picture, in place of an earlier one. */
function withAltText(file: string, words: Record<string, string>): Change {
  const before = readFileSync(file, 'utf8')
  const fields = localeIds.map((locale) => `'${locale}': ${quoted(words[locale] ?? '')}`)
  const without = before.replace(/^( +)imgAlt: \{(?: .* |[\s\S]*?\n\1)\},\n/m, '')
  const { end = 0 } = imgOf(file, without) ?? {}
  return { file, before, after: `${without.slice(0, end)}, imgAlt: { ${fields.join(', ')} }${without.slice(end)}` }
}
