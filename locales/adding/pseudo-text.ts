/** A language for tests: the default language's text with accents and 35 % longer, so that overflow and untranslated words are easy to see. */
export const pseudoLocale = 'en-xa'

const accented: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' }
/** What keeps its letters: addresses, e-mail addresses, tags, and the target of a Markdown link. */
const kept = /(\]\([^)]*\)|<\/?\w+\/?>|https?:\/\/\S+|\S+@\S+)/
const filler = 'lórém ípsúm dólór sít ámét çóñséçtétúr ádípísçíñg élít '

/**
 * Translates a text into the pseudo language. Placeholders and ICU syntax stay as they are.
 * @param longest the most characters that the result may have
 */
export function pseudoText(text: string, longest = Number.POSITIVE_INFINITY): string {
  if (!/\p{L}/u.test(text.replace(/\{.*?\}/g, ''))) return text
  const words = accent(text)
  const missing = Math.min(Math.ceil(text.length * 1.35), longest) - words.length - 1
  const more = filler.repeat(Math.ceil(Math.max(missing, 0) / filler.length)).slice(0, Math.max(missing, 0))
  return more.trim() ? `${words} ${more.trim()}` : words
}

/** Adds accents outside of braces, which hold names and ICU syntax, and inside of nested braces, which hold text again. */
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
