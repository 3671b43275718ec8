import { limits } from '../../content/limits.ts'
import { names } from '../../content/names.ts'
import { fill } from '../../content/text/placeholders.ts'
import { unwritten } from '../../content/text/text.schema.ts'
import { characterError } from '../../locales/characters.ts'
import { sentence } from '../../locales/sentence.ts'
import { placeOf, type SiteText } from '../texts.ts'

type Rule = (text: SiteText) => string | false | undefined

/** Faults that a visitor or a search engine would notice. Schemas and the Markdown reader find the others. */
const rules: Rule[] = [
  ({ words }) => characterError(words.normalize()),
  ({ words }) => (unwritten.test(words) || /lorem ipsum/i.test(words)) && 'is not finished: write the text',
  ({ words, kind }) => kind !== 'long' && / {2}/.test(words) && 'has two spaces in a row: remove one',
  ({ words, kind }) => kind === 'message' && /^\s|\s$/.test(words) && 'begins or ends with a space: remove it',
  ({ words }) => /\p{L}'\p{L}/u.test(words) && 'has a straight apostrophe: write ’',
  ({ words }) => /https?:\/\/(?:localhost|127\.)/.test(words) && 'links to your own machine: write the public address',
  ({ words }) => /\bhttp:\/\//.test(words) && 'has an address with http:, which browsers warn about: write https:',
  ({ words, kind }) =>
    kind !== 'long' && hasMarkdown(words) && 'contains Markdown, which visitors would see as is: remove it',
  ({ words, kind }) =>
    kind !== 'long' &&
    /&(?:[a-z]+|#\d+);/i.test(words) &&
    'contains an HTML entity, which visitors would see as is: write the character itself',
  ({ words, kind }) =>
    kind === 'field' && /<\/?[a-z]/i.test(words) && 'contains HTML, which visitors would see as is: remove it',
  ({ words, kind }) => kind === 'long' && /^\s*\|.*\|/m.test(words) && 'is a table row: write a list',
  ({ words, kind }) =>
    kind === 'long' && /^[•·–] /m.test(words) && 'begins with a bullet of another program: write - and a space',
  ({ words, kind }) =>
    kind === 'long' && hasLoneAsterisk(words) && 'has a * without its pair, which visitors would see as is: close it',
  ({ words }) =>
    /(?:R\$|\$|€)\s?\d|\d\s?€/.test(words) &&
    'contains a price: write {hourPrice} or another fact from content/claims/company-facts.ts',
  ({ words }) => writtenName(words),
  ({ words }) => repeatedWord(words),
  (text) => !unwritten.test(text.words) && headLength(text),
]

/** Every fault of a text, with its place. */
export function textErrors(text: SiteText): string[] {
  const found = rules.flatMap((rule) => rule(text) || [])
  return found.map((words) => sentence(placeOf(text), words))
}

function hasMarkdown(words: string): boolean {
  return /\*\*|__|\]\(|^#{1,6} |^\s*[-*] |`/.test(words)
}

/** Pairs are emphasis, and an escaped asterisk is meant to be seen. */
function hasLoneAsterisk(words: string): boolean {
  const left = words.replace(/\\.|\*\*/g, '')
  return left.split('*').length % 2 === 0 && !/ \* /.test(left)
}

const nameEntries = Object.entries(names)

/** A name that has a placeholder: it would stay as it is when the name changes. */
function writtenName(words: string): string | undefined {
  const found = nameEntries.find(([, name]) =>
    new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L})`, 'u').test(words),
  )
  return found && `has the name "${found[1]}": write {${found[0]}}`
}

function repeatedWord(words: string): string | undefined {
  const all = words.toLowerCase().split(/\s+/)
  // English repeats these two rightly.
  const repeated = all.find((word, index) => /^(?!(that|had)$)\p{L}{2,}$/u.test(word) && word === all[index + 1])
  return repeated && `has the word "${repeated}" twice in a row: remove one`
}

/** Titles and descriptions among the messages; those of content have limits in their schemas. */
function headLength({ kind, key, words, locale }: SiteText): string | undefined {
  const [, part] = /\.head\.(title|description)$/.exec(key) ?? []
  if (kind !== 'message' || (part !== 'title' && part !== 'description')) return undefined
  const { length } = fill(words, locale)
  const { least, most } = limits[part]
  return length < least || length > most
    ? `has ${length} characters, but search engines show ${least} to ${most}: write as many`
    : undefined
}
