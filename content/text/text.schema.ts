import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { defaultLocale, type LocaleId, localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { sentence } from '../../locales/sentence.ts'
import { maxAltTextLength } from '../limits.ts'
import { type Block, type MarkdownText, readMarkdown } from './markdown.ts'
import { braceError, fill } from './placeholders.ts'

/** Stands for a text that is still to be written (`npm run new article`); the check refuses it outside drafts. */
export const todo = 'TODO'
/** Finds that mark, unless it is part of a word such as MÉTODO. */
export const unwritten = /(?<!\p{L})TODO(?!\p{L})/u

/** Precedes a text that is still to be translated (`npm run new locale`). The checks ignore it. */
const untranslatedMark = /^⟦[a-z-]+⟧ /

/** A text that readers see: not empty, with its placeholders filled. */
export function text(most: number, least = 1, locale = defaultLocale) {
  return z
    .string()
    .refine((words) => !braceError(words), { error: ({ input }) => braceError(String(input)), abort: true })
    .overwrite((words) => fill(words, locale))
    .superRefine((filled, context) => {
      const words = filled.replace(untranslatedMark, '')
      if (words === '' && least > 0) context.addIssue('is empty: write the text')
      else if (words.length < least) context.addIssue(`has ${words.length} characters: write at least ${least}`)
      else if (words.length > most) context.addIssue(`has ${words.length} characters: write at most ${most}`)
    })
}

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
 * The Markdown files of a folder, such as `content/services/apis`, one for each language. They have the same
 * paragraphs, headings and list items: editors and translators see them side by side.
 */
export function markdownIn(minWords: number) {
  return z.string().transform((folder, context): Record<LocaleId, MarkdownText> => {
    const markdownFile = (locale: LocaleId) => `${folder}/${locale}.md`
    const texts = inEachLanguage((locale) => {
      try {
        return readMarkdownFile(markdownFile(locale), minWords)
      } catch (error) {
        for (const message of (error as Error).message.split('\n')) context.addIssue(message)
        return undefined
      }
    })
    const read = localeIds.flatMap((locale) => (texts[locale] ? [{ locale, blocks: texts[locale].blocks }] : []))
    for (const { locale, blocks } of read) {
      const words = blockError(blocks, commonBlocks(read.map(({ blocks }) => blocks)))
      if (words) context.addIssue(sentence({ file: markdownFile(locale), line: words.line }, words.words))
    }
    return texts as Record<LocaleId, MarkdownText>
  })
}

/** The blocks that most languages have. If no two agree, those of the default language. */
function commonBlocks(all: Block[][]): Block[] {
  const shapeOf = (blocks: Block[]) => blocks.map(({ kind }) => kind).join()
  const count = (blocks: Block[]) => all.filter((other) => shapeOf(other) === shapeOf(blocks)).length
  return all.reduce((most, blocks) => (count(blocks) > count(most) ? blocks : most), all[0] ?? [])
}

/** The first paragraph, heading or list item in whose place the other languages have another kind. */
function blockError(own: Block[], others: Block[]) {
  const at = Array.from({ length: Math.max(own.length, others.length) }).findIndex(
    (_, index) => own[index]?.kind !== others[index]?.kind,
  )
  if (at < 0) return undefined
  const [here, there] = [own[at], others[at]]
  const nameOf = (block?: Block) => (block ? `a ${block.kind}` : 'nothing more')
  const difference = `has ${nameOf(here)} where the other languages have ${nameOf(there)} (number ${at + 1})`
  const counts = `This file has ${own.length} paragraphs, headings and list items, the others ${others.length}`
  return {
    line: here?.line ?? own.at(-1)?.line,
    words: `${difference}. ${counts}: each needs its counterpart`,
  }
}

/** @throws an Error with a line for each fault */
function readMarkdownFile(file: string, minWords: number): MarkdownText {
  if (!existsSync(file)) throw new Error(sentence({ file }, 'is missing: write the text in this language'))
  const read = readMarkdown(readFileSync(file, 'utf8'), file)
  const words = read.html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  if (words.length < minWords && !unwritten.test(read.html))
    throw new Error(sentence({ file }, `has ${words.length} words: write at least ${minWords}`))
  return read
}
