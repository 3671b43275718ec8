import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { defaultLocale, type LocaleId, localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { maxAltTextLength } from '../limits.ts'
import { type LongText, longText } from './markdown.ts'
import { fill } from './placeholders.ts'

/** Stands for a text that is still to be written (`npm run new article`); the check refuses it outside drafts. */
export const unwritten = 'TODO'

/** Stands before a text that is still to be translated (`npm run new locale`), and counts for nothing. */
const mark = /^⟦[a-z-]+⟧ /

/** A text that readers see: trimmed, not empty, with its placeholders filled. */
export function text(most: number, least = 1, locale = defaultLocale) {
  return z
    .string()
    .overwrite((words) => fill(words, locale))
    .superRefine((filled, context) => {
      const words = filled.replace(mark, '')
      if (words === '' && least > 0) context.addIssue('is empty')
      else if (words.length < least) context.addIssue(`is shorter than ${least} characters`)
      else if (words.length > most) context.addIssue(`is longer than ${most} characters`)
      else if (words !== words.trim()) context.addIssue('begins or ends with a space')
      else if (/[{}]/.test(words))
        context.addIssue('has an unknown placeholder: content/text/placeholders.ts has all of them')
    })
}

/** A text in each language. */
export function localizedText(most: number, least = 1) {
  return z.strictObject(inEachLanguage((locale) => text(most, least, locale)))
}

/** Alternative text, which is empty in every language if the picture is decorative. */
export const altText = localizedText(maxAltTextLength, 0).superRefine((words, context) => {
  const empty = localeIds.filter((locale) => words[locale] === '')
  if (empty.length < localeIds.length)
    for (const locale of empty)
      context.addIssue({
        code: 'custom',
        path: [locale],
        message:
          'is empty, but other languages describe the picture: describe it, or leave all of them empty if it is decorative',
      })
})

/**
 * The Markdown files of a folder, such as `content/services/apis`, one for each language. They have equally many
 * paragraphs, headings and list items: editors and translators see them side by side.
 */
export function markdownIn(minWords: number) {
  return z.string().transform((folder, context): Record<LocaleId, LongText> => {
    const markdownFile = (locale: LocaleId) => `${folder}/${locale}.md`
    const texts = inEachLanguage((locale) => {
      try {
        return readLongText(markdownFile(locale), minWords)
      } catch (error) {
        for (const message of (error as Error).message.split('\n')) context.addIssue(message.trim())
        return undefined
      }
    })
    const original = texts[defaultLocale]
    for (const locale of localeIds)
      if (original && texts[locale] && texts[locale].blocks !== original.blocks)
        context.addIssue(
          `${markdownFile(locale)}: has ${texts[locale].blocks} paragraphs, headings and list items, but ${markdownFile(defaultLocale)} has ${original.blocks}: each needs its counterpart`,
        )
    return texts as Record<LocaleId, LongText>
  })
}

/** @throws an Error with a line for each fault */
function readLongText(file: string, minWords: number): LongText {
  if (!existsSync(file)) throw new Error(`${file}: is missing. Write the text in this language.`)
  const read = longText(readFileSync(file, 'utf8'), file)
  const words = read.html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  if (words.length < minWords && !read.html.includes(unwritten))
    throw new Error(`${file}: has ${words.length} words, but needs at least ${minWords}`)
  return read
}
