import { figures } from '../../content/commitments/figures.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { groupOf, type Text } from '../texts.ts'
import type { Complaint } from './typing.ts'

/** Shorter ones may well be alike. */
const leastLetters = 40

/** What a text tells only when it is held against the same one in the default language: numbers that are promised, words that were left, parts that were lost. */
export function translationFaults(texts: Text[], judged = texts): Complaint[] {
  const sources = new Map(texts.filter(({ locale }) => locale === defaultLocale).map((text) => [groupOf(text), text]))
  const translated = judged.flatMap((text) => {
    const source = sources.get(groupOf(text))
    return source && text.locale !== defaultLocale && !text.isAlone ? [{ text, source }] : []
  })
  return [...translated.flatMap(({ text, source }) => figuresUnlike(text, source)), ...leftAsTheyWere(texts, translated)].map((complaint) => ({ ...complaint, isWarning: true }))
}

/** Long texts of which a part was lost, or added, in one language, and parts that stand twice. */
export function partFaults(texts: Text[]): Complaint[] {
  const files = Map.groupBy(
    texts.filter(({ kind }) => kind === 'long'),
    ({ file }) => file,
  )
  return [...files].flatMap(([file, own]) => {
    const source = files.get(file.replace(/[^/]*$/, `${defaultLocale}.md`)) ?? own
    const last = own.at(-1)
    const unlike = last && own.length !== source.length ? [{ text: last, words: `is the last of ${own.length} parts, and ${defaultLocale}.md has ${source.length}: one was lost or added` }] : []
    const twice = own
      .filter(({ words }, index) => words.length >= leastLetters && own.findIndex((each) => each.words === words) < index)
      .map((text) => ({ text, words: 'stands in the text a second time: take one away' }))
    return [...unlike, ...twice].map((complaint) => ({ ...complaint, isWarning: true }))
  })
}

function figuresUnlike(text: Text, source: Text): Complaint[] {
  const lacks = (one: Text, other: Text) => Object.keys(figures).filter((name) => one.words.includes(`{${name}}`) && !other.words.includes(`{${name}}`))
  const [lost, added] = [lacks(source, text), lacks(text, source)].map((names) => names.map((name) => `{${name}}`).join(', '))
  return [
    ...(lost ? [{ text, words: `lacks ${lost}, which ${defaultLocale} has: a change of that number would not reach it` }] : []),
    ...(added ? [{ text, words: `has ${added}, which ${defaultLocale} does not have` }] : []),
  ]
}

/** Too short to be told by their language, and the same as in the default one: if most of their words are used by that alone, they were forgotten. */
function leftAsTheyWere(texts: Text[], translated: { text: Text; source: Text }[]): Complaint[] {
  return translated.flatMap(({ text, source }) => {
    const words = wordsOf(text.words)
    if (text.words !== source.words || words.length < 2) return []
    const isKnown = (word: string, locale: string) => (usesOf(texts).get(`${locale} ${word}`) ?? 0) > words.filter((each) => each === word).length
    const foreign = words.filter((word) => !isKnown(word, text.locale) && isKnown(word, source.locale))
    return foreign.length * 2 > words.length ? [{ text, words: `says the same as in ${defaultLocale}: "${text.words}". Translate it` }] : []
  })
}

const counted = new WeakMap<Text[], Map<string, number>>()

/** How often each language uses each word. */
function usesOf(texts: Text[]): Map<string, number> {
  const uses = counted.get(texts) ?? new Map<string, number>()
  if (uses.size === 0) for (const { locale, words } of texts) for (const word of wordsOf(words)) uses.set(`${locale} ${word}`, (uses.get(`${locale} ${word}`) ?? 0) + 1)
  counted.set(texts, uses)
  return uses
}

function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\{[^{}]*\}|<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}
