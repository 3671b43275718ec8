import { globSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { readJson } from '../../locales/read-json.ts'
import { newErrors } from '../check.ts'
import { allTexts, groupOf, type SiteText, withWords } from '../texts.ts'
import { writeFormatted } from '../write-formatted.ts'

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

/** In the order of the site's languages. */
export function inOrder(texts: SiteText[]): SiteText[] {
  return texts.toSorted((one, other) => localeIds.indexOf(one.locale) - localeIds.indexOf(other.locale))
}

async function writeIfValid(changes: Record<string, string>): Promise<string[]> {
  const errors = await newErrors(changes)
  if (errors.length === 0) writeFormatted(changes)
  return errors
}

/** The article with a picture's alternative text; undefined for decorative pictures. */
function entryOfPicture(name: string): string | undefined {
  return globSync('content/news/*/article.json').find((file) => (readJson(file) as { img?: string }).img === name)
}

/** The fields for a picture's alternative texts; none for a decorative picture. */
export function pictureFields(name: string): EditableText[] {
  const place = entryOfPicture(name)
  return place ? localeIds.map((locale) => ({ locale, words: '', place })) : []
}

/** Replaces a picture and its alternative texts, unless either has an error. */
export async function replacePicture(
  name: string,
  photograph: Buffer,
  words: Record<string, string>,
): Promise<string[]> {
  // Not a static import, which would load the picture tools at each start of Vite.
  const { filesOfPhotograph }: typeof import('../pictures/photograph.ts') = await import(
    pathToFileURL(resolve('editor/pictures/photograph.ts')).href
  )
  const made = await filesOfPhotograph(name, photograph)
  const file = entryOfPicture(name)
  const errors = file ? await writeIfValid({ [file]: withAltText(file, words) }) : []
  if (errors.length === 0) for (const [path, bytes] of made) writeFileSync(path, bytes)
  return errors
}

function withAltText(file: string, words: Record<string, string>): string {
  const { imgAlt: _, ...article } = readJson(file) as Record<string, unknown>
  const fields = Object.entries(article).flatMap((field) => (field[0] === 'img' ? [field, ['imgAlt', words]] : [field]))
  return JSON.stringify(Object.fromEntries(fields), null, 2)
}
