import { units } from '../../locales/glossary.ts'
import type { Text } from '../texts.ts'

/** A placeholder in new entries; no build accepts it, so visitors never see it. */
export const unwritten = 'TODO'

interface Rule {
  pattern: RegExp
  /** The problem and its solution. */
  words: string
  /** Applies only to these kinds. */
  kinds?: Text['kind'][]
  /** Applies only to languages that start with one of these. */
  languages?: string[]
  isWarning?: true
}

const plain: Text['kind'][] = ['field', 'message']

/** Errors in Markdown itself are reported by content/text/markdown.ts. */
const rules: Rule[] = [
  {
    pattern: /\uFFFD/,
    words: 'contains a lost character: the file was not saved as UTF-8. Retype the character',
  },
  {
    pattern: /[ÃÂ][\u0080-\u00bf¡-¿]|â€/,
    words: 'contains characters in the wrong encoding, such as "Ã©" for "é": retype them',
  },
  {
    pattern: /(?![\t\n])\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/u,
    words: 'contains an invisible character, often copied from another program: retype the words around it',
  },
  {
    pattern: /\p{Emoji_Presentation}|\uFE0F|\p{Private_Use}/u,
    words: 'contains an emoji or symbol that the fonts of the site do not have: remove it',
  },
  { pattern: /<<<<<<<|>>>>>>>/, words: 'contains the markers of a merge conflict' },
  {
    pattern: new RegExp(`\\b(${unwritten}|FIXME|TBD|XXX)\\b|[Ll]orem ipsum`),
    words: 'is not finished: write the text',
  },
  {
    pattern: /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
    words: 'contains a letter of another script, which the fonts of the site do not have',
  },
  { pattern: /https?:\/\/(?:localhost|127\.)/, words: 'links to your own machine: write the public address' },
  { pattern: /\bhttp:\/\//, words: 'has an address with http:, which browsers warn about: write https:' },
  {
    pattern: /\*\*|__|\]\(|^#{1,6} |^\s*[-*] |`/,
    words: 'contains Markdown, which visitors would see as is here',
    kinds: plain,
  },
  {
    pattern: /&(?:[a-z]+|#\d+);/i,
    words: 'contains an HTML entity, which visitors would see as is: write the character itself',
    kinds: plain,
  },
  {
    pattern: /(?:R\$|\$|€)\s?\d|\d\s?€/,
    words: 'contains a price: write {hourPrice} or another fact from content/claims/company-facts.ts',
    kinds: plain,
  },
  ...Object.entries(units).map(([locale, words]) => ({
    // An empty list matches nothing.
    pattern: new RegExp(`(?<=[\\d}#]) (?:${words.join('|') || '$.'})(?!\\p{L})`, 'u'),
    words: 'has a normal space between a number and its unit: write a non-breaking space',
    languages: [locale],
  })),
  { pattern: /\{\{|\}\}/, words: 'has double braces: write single ones, as in {company}', kinds: ['field', 'long'] },
  {
    pattern: /(?<![[(<\w/.@])(?:https?:\/\/|www\.)/,
    words: 'has an address that is not a link: write [text](https://…)',
    isWarning: true,
    kinds: ['long'],
  },
  {
    // Only if it is the block's only one: a pair is emphasis, and an escaped one is meant to be seen.
    pattern: /(?<=^(?:[^*\\]|\\.|\*\*)*)(?:\*(?=\p{L})|(?<=\p{L})\*(?!\*))(?=(?:[^*\\]|\\.|\*\*)*$)/u,
    words: 'has a * without a matching one, which visitors would see as is',
    kinds: ['long'],
  },
  { pattern: /\p{Ll}{2}[.!?]\p{Lu}\p{Ll}/u, words: 'has no space after a period', isWarning: true },
  {
    pattern: /<\/?(?:a|b|br|div|em|h\d|i|img|li|p|script|span|strong|u|ul)\b[^>]*>/i,
    words: 'contains HTML, which visitors would see as is: remove it',
    kinds: ['field'],
  },
  {
    pattern: /^\s*\|.*\|/m,
    words: 'is a table row, but long texts cannot have tables: write a list',
    kinds: ['long'],
  },
  { pattern: /[^\n] {2,}[^\n]/, words: 'has two spaces in a row', isWarning: true },
  {
    pattern: /(?<=\p{L})'(?=\p{L})|(?<=\p{L}s)'(?=\s)/u,
    words: 'has a straight apostrophe: write ’',
    isWarning: true,
    kinds: ['field', 'long'],
  },
  {
    pattern: /(?<=\p{L})'(?=\p{L})/u,
    words: "has a straight apostrophe: write ’ (in a message, ' also starts text that is not parsed)",
    isWarning: true,
    kinds: ['message'],
  },
  { pattern: /"/, words: 'has straight quotes: write “ ” (« » in Spanish)', isWarning: true },
  { pattern: /\.\.\./, words: 'has three dots: write …', isWarning: true },
  {
    pattern: / [,.;:!?](?!\p{L}|\d)/u,
    words: 'has a space before a punctuation mark',
    isWarning: true,
  },
  { pattern: /[,;:]{2}|(?<!\.)\.\.(?!\.)/, words: 'has a punctuation mark twice', isWarning: true },
  { pattern: /(?<![\p{L}'’-])(\p{L}{2,}) \1(?![\p{L}'’-])/iu, words: 'has a word twice in a row', isWarning: true },
]

const pairs: [open: string, close: string, languages?: string[]][] = [
  ['(', ')'],
  ['“', '”'],
  ['«', '»'],
  ['¿', '?', ['es']],
  ['¡', '!', ['es']],
]

export interface Diagnostic {
  text: Text
  words: string
  isWarning?: boolean
}

export function typingErrors(text: Text): Diagnostic[] {
  const isFor = ({ kinds, languages }: Pick<Rule, 'kinds' | 'languages'>) =>
    (kinds ?? [text.kind]).includes(text.kind) &&
    (languages ?? [text.locale]).some((language) => text.locale.startsWith(language))
  const found = rules.filter(isFor).flatMap(({ pattern, words, isWarning }) => {
    const match = pattern.exec(text.words)
    return match ? [{ text, words: `${words}: ${excerpt(text.words, match.index)}`, isWarning }] : []
  })
  const unpaired = pairs
    .filter(([, , languages]) => isFor({ languages }))
    .filter(([open, close]) => countOf(text.words, open) !== countOf(text.words, close))
  return [
    ...found,
    ...unpaired.map(([open, close]) => ({
      text,
      words: `has unequal numbers of ${open} and ${close}`,
      isWarning: true,
    })),
  ]
}

function countOf(words: string, character: string): number {
  return words.split(character).length - 1
}

/** The text around an index, in quotes. */
export function excerpt(words: string, index: number): string {
  const from = Math.max(0, index - 15)
  return `"${from > 0 ? '…' : ''}${words.slice(from, index + 25).replaceAll('\n', ' ')}${words.length > index + 25 ? '…' : ''}"`
}
