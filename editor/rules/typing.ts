import type { Text } from '../texts.ts'

/** Stands in new entries where words are still to be written. No build takes a text that holds it, so it never reaches visitors. */
export const unwritten = 'TODO'

interface Rule {
  pattern: RegExp
  /** What is wrong, and what to write instead. */
  words: string
  /** Only in texts of these kinds. */
  kinds?: Text['kind'][]
  /** Only in the languages that these begin with. */
  languages?: string[]
  isWarning?: true
}

const plain: Text['kind'][] = ['field', 'message']

/** What a line break may not part from its number. */
const units: Record<string, string> = {
  pt: 'semanas?|dias?|horas?|minutos?|segundos?|meses|mês|anos?|pessoas?|etapas?|h|%|KB',
  en: 'weeks?|days?|business|working|hours?|minutes?|seconds?|months?|years?|people|stages?|KB|[ap]\\.m\\.',
  es: 'semanas?|días?|horas?|minutos?|segundos?|mes|meses|años?|personas?|etapas?|h|%|KB',
}

/** Typographic errors. Markdown is parsed by content/text/markdown.ts, which reports its errors. */
const rules: Rule[] = [
  {
    pattern: /\uFFFD/,
    words: 'holds a letter that was lost: the file was saved in another encoding than UTF-8. Write the letter again',
  },
  {
    pattern: /[ÃÂ][\u0080-\u00bf¡-¿]|â€/,
    words: 'holds letters that were read in the wrong encoding, as "Ã©" for "é". Write them again',
  },
  {
    pattern: /(?![\t\n])\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/u,
    words: 'holds a sign that cannot be seen, as texts copied from other programs do: write the words around it again',
  },
  {
    pattern: /\p{Emoji_Presentation}|\uFE0F|\p{Private_Use}/u,
    words: 'holds a picture sign, which the fonts of the site do not have: take it away',
  },
  { pattern: /<<<<<<<|>>>>>>>/, words: 'holds the marks of an unfinished merge' },
  {
    pattern: new RegExp(`\\b(${unwritten}|FIXME|TBD|XXX)\\b|[Ll]orem ipsum`),
    words: 'is not finished: write the text',
  },
  {
    pattern: /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
    words: 'holds a letter of another script, which the fonts of the site do not have',
    languages: ['pt', 'en', 'es'],
  },
  { pattern: /https?:\/\/(?:localhost|127\.)/, words: 'leads to your own machine: write the address on the web' },
  { pattern: /\bhttp:\/\//, words: 'has an address with http:, of which browsers warn: write https:' },
  {
    pattern: /\*\*|__|\]\(|^#{1,6} |^\s*[-*] |`/,
    words: 'holds signs of Markdown, which visitors would see as they are here',
    kinds: plain,
  },
  {
    pattern: /&(?:[a-z]+|#\d+);/i,
    words: 'holds a sign as HTML writes it, which visitors would see as it is: write the sign itself',
    kinds: plain,
  },
  {
    pattern: /(?:R\$|\$|€)\s?\d|\d\s?€/,
    words: 'holds a price: write {hourPrice} or another fact of content/claims/company-facts.ts',
    kinds: plain,
  },
  ...Object.entries(units).map(([language, words]) => ({
    pattern: new RegExp(`(?<=[\\d}#]) (?:${words})(?!\\p{L})`, 'u'),
    words: 'has a plain space between a number and its unit: write a non-breaking one',
    languages: [language],
  })),
  { pattern: /\{\{|\}\}/, words: 'has braces twice: write one, as in {company}', kinds: ['field', 'long'] },
  {
    pattern: /(?<![[(<\w/.@])(?:https?:\/\/|www\.)/,
    words: 'has an address that leads nowhere: write [words](https://…)',
    isWarning: true,
    kinds: ['long'],
  },
  {
    // The only one of its block: two are emphasis, and those after \ are meant to be seen.
    pattern: /(?<=^(?:[^*\\]|\\.|\*\*)*)(?:\*(?=\p{L})|(?<=\p{L})\*(?!\*))(?=(?:[^*\\]|\\.|\*\*)*$)/u,
    words: 'has a * without another one, which visitors would see as it is',
    kinds: ['long'],
  },
  { pattern: /\p{Ll}{2}[.!?]\p{Lu}\p{Ll}/u, words: 'has no space after a full stop', isWarning: true },
  {
    pattern: /<\/?(?:a|b|br|div|em|h\d|i|img|li|p|script|span|strong|u|ul)\b[^>]*>/i,
    words: 'holds HTML, which visitors would see as it is: take it away',
    kinds: ['field'],
  },
  {
    pattern: /^\s*\|.*\|/m,
    words: 'is a line of a table, which long texts do not have: write a list',
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
    words: "has a straight apostrophe: write ’ (in a message, ' also begins a text that is not read)",
    isWarning: true,
    kinds: ['message'],
  },
  { pattern: /"/, words: 'has straight quotes: write “ ” (« » in Spanish)', isWarning: true },
  { pattern: /\.\.\./, words: 'has three dots: write …', isWarning: true },
  {
    pattern: /\s[,.;:!?](?!\p{L}|\d)/u,
    words: 'has a space before a punctuation mark',
    isWarning: true,
    languages: ['pt', 'en', 'es'],
  },
  { pattern: /[,;:]{2}|(?<!\.)\.\.(?!\.)/, words: 'has a punctuation mark twice', isWarning: true },
  { pattern: /(?<![\p{L}'’-])(\p{L}{2,}) \1(?![\p{L}'’-])/iu, words: 'has a word twice in a row', isWarning: true },
]

/** Signs that come in pairs. */
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

/** What is wrong with a text as it is typed. */
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
    ...unpaired.map(([open, close]) => ({ text, words: `has not as many ${open} as ${close}`, isWarning: true })),
  ]
}

function countOf(words: string, character: string): number {
  return words.split(character).length - 1
}

/** The place in a text with a few words around it. */
export function excerpt(words: string, index: number): string {
  const from = Math.max(0, index - 15)
  return `"${from > 0 ? '…' : ''}${words.slice(from, index + 25).replaceAll('\n', ' ')}${words.length > index + 25 ? '…' : ''}"`
}
