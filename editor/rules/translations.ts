import { companyFacts } from '../../content/claims/company-facts.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { groupOf, type Text } from '../texts.ts'
import { likelihood } from './other-language.ts'
import type { Diagnostic } from './typing.ts'

/** Shorter texts may legitimately be identical. */
const minLetters = 40
/** The margin by which the other language must win, since related languages share words. */
const minGain = 0.05

/** Compares texts with the default language: different numbers, and untranslated words. */
export function translationErrors(texts: Text[]): Diagnostic[] {
  const sources = new Map(texts.filter(({ locale }) => locale === defaultLocale).map((text) => [groupOf(text), text]))
  const translated = texts.flatMap((text) => {
    const source = sources.get(groupOf(text))
    return source && text.locale !== defaultLocale && !text.isAlone ? [{ text, source }] : []
  })
  return translated
    .flatMap((pair) => [...numbersThatDiffer(pair), ...untranslatedWords(pair)])
    .map((diagnostic) => ({ ...diagnostic, isWarning: true }))
}

/** Finds long texts with a missing, additional, or repeated block. */
export function partErrors(texts: Text[]): Diagnostic[] {
  const files = Map.groupBy(
    texts.filter(({ kind }) => kind === 'long'),
    ({ file }) => file,
  )
  return [...files].flatMap(([file, own]) => {
    const source = files.get(file.replace(/[^/]*$/, `${defaultLocale}.md`)) ?? own
    const last = own.at(-1)
    const unlike =
      last && own.length !== source.length
        ? [
            {
              text: last,
              words: `is the last of ${own.length} blocks, but ${defaultLocale}.md has ${source.length}: one was lost or added`,
            },
          ]
        : []
    const twice = own
      .filter(({ words }, index) => words.length >= minLetters && own.findIndex((each) => each.words === words) < index)
      .map((text) => ({ text, words: 'appears a second time in the text: remove one' }))
    return [...unlike, ...twice].map((diagnostic) => ({ ...diagnostic, isWarning: true }))
  })
}

function numbersThatDiffer({ text, source }: { text: Text; source: Text }): Diagnostic[] {
  const lacks = (one: Text, other: Text) =>
    Object.keys(companyFacts).filter((name) => one.words.includes(`{${name}}`) && !other.words.includes(`{${name}}`))
  const [lost, added] = [lacks(source, text), lacks(text, source)].map((names) =>
    names.map((name) => `{${name}}`).join(', '),
  )
  return [
    ...(lost
      ? [{ text, words: `lacks ${lost}, which ${defaultLocale} has: it would miss a change of that number` }]
      : []),
    ...(added ? [{ text, words: `has ${added}, which ${defaultLocale} does not have` }] : []),
  ]
}

/** Catches texts too short for language detection. */
function untranslatedWords({ text, source }: { text: Text; source: Text }): Diagnostic[] {
  const isForgotten =
    text.words === source.words &&
    / \p{L}/u.test(text.words) &&
    likelihood(text.words, source.locale) > likelihood(text.words, text.locale) + minGain
  return isForgotten ? [{ text, words: `is the same as in ${defaultLocale}: "${text.words}". Translate it` }] : []
}
