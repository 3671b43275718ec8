import { limits } from '../../content/limits.ts'
import { names } from '../../content/names.ts'
import { fill } from '../../content/text/placeholders.ts'
import { unwritten } from '../../content/text/text.schema.ts'
import { characterError } from '../../locales/characters.ts'
import { sentence } from '../../locales/sentence.ts'
import { placeOf, type SiteText } from '../texts.ts'

const every: SiteText['kind'][] = ['message', 'field', 'markdown']
const short: SiteText['kind'][] = ['message', 'field']

/** Faults that a visitor or a search engine would notice. Schemas and the Markdown reader find the others. */
const faults: [kinds: SiteText['kind'][], pattern: RegExp, words: string][] = [
  [every, unwritten, 'is not finished: write the text'],
  [every, /lorem ipsum/i, 'is not finished: write the text'],
  [every, /\p{L}'\p{L}/u, 'has a straight apostrophe: write ’'],
  [every, /https?:\/\/(?:localhost|127\.)/, 'links to your own machine: write the public address'],
  [every, /\bhttp:\/\//, 'has an address with http:, which browsers warn about: write https:'],
  [
    every,
    /(?:R\$|\$|€)\s?\d|\d\s?€/,
    'contains a price: write {hourPrice} or another fact from content/claims/company-facts.ts',
  ],
  [short, / {2}/, 'has two spaces in a row: remove one'],
  [short, /^\s|\s$/, 'begins or ends with a space: remove it'],
  [short, /\*\*|__|\]\(|^#{1,6} |^\s*[-*] |`/, 'contains Markdown, which visitors would see as is: remove it'],
  [short, /&(?:[a-z]+|#\d+);/i, 'contains an HTML entity, which visitors would see as is: write the character itself'],
  [['field'], /<\/?[a-z]/i, 'contains HTML, which visitors would see as is: remove it'],
  [['markdown'], /^\s*\|.*\|/m, 'is a table row: write a list'],
  [['markdown'], /^[•·–] /m, 'begins with a bullet of another program: write - and a space'],
]

export function textErrors(text: SiteText): string[] {
  const { words, kind } = text
  const found = [
    characterError(words.normalize()),
    ...faults.flatMap(([kinds, pattern, fault]) => (kinds.includes(kind) && pattern.test(words) ? fault : [])),
    kind === 'markdown' &&
      hasLoneAsterisk(words) &&
      'has a * without its pair, which visitors would see as is: close it',
    writtenName(words),
    repeatedWord(words),
    !unwritten.test(words) && headLength(text),
  ]
  return found.flatMap((fault) => (fault ? sentence(placeOf(text), fault) : []))
}

/** Whether visitors would see an asterisk: pairs are emphasis, and an escaped one is meant to be seen. */
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
  // English may repeat these two.
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
