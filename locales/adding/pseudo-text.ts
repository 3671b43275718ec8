/** The language that nobody speaks: the default language's text, accented and longer, to see overflow and words without a translation. */
export const pseudoLocale = 'en-xa'

const accented: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' }
/** Addresses, e-mail addresses and tags; of a link in Markdown only its words are text. */
const kept = /(\]\([^)]*\)|<\/?\w+\/?>|https?:\/\/\S+|\S+@\S+)/
const filler = 'lórém ípsúm dólór sít ámét çóñséçtétúr ádípísçíñg élít '

/**
 * The text as the pseudo language has it: 35 % longer, with placeholders and ICU syntax as they were.
 * @param longest how long the result may be, where that is less
 */
export function pseudoText(text: string, longest = Number.POSITIVE_INFINITY): string {
  if (!/\p{L}/u.test(text.replace(/\{.*?\}/g, ''))) return text
  const words = accent(text)
  const missing = Math.min(Math.ceil(text.length * 1.35), longest) - words.length - 1
  const more = filler.repeat(Math.ceil(Math.max(missing, 0) / filler.length)).slice(0, Math.max(missing, 0))
  return more.trim() ? `${words} ${more.trim()}` : words
}

/** Braces hold names and ICU syntax, and the braces within those hold text again. */
function accent(text: string): string {
  let depth = 0
  const parts = text.split(/([{}])/).map((part) => {
    if (part === '{') depth += 1
    if (part === '}') depth -= 1
    return depth % 2 === 0 ? accentWords(part) : part
  })
  return parts.join('')
}

function accentWords(text: string): string {
  const parts = text.split(kept).map((part, index) => (index % 2 === 0 ? accentLetters(part) : part))
  return parts.join('')
}

function accentLetters(text: string): string {
  return text.replace(/[aeioucn]/gi, (letter) => {
    const other = accented[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })
}
