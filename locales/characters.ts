/** What the fonts of the site show: Latin letters and the punctuation, signs and spaces that go with them. */
const shown =
  /[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2009\u2012-\u2014\u2018-\u201e\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212⟦⟧]/
/** Finds UTF-8 that was read as Latin-1, such as `Ã©` for `é`. */
const misread = /[ÃÂ][\u0080-\u00bf]|â€/

/** The first character of a text that visitors could not read, and what to do; undefined if there is none. */
export function characterError(text: string): string | undefined {
  const [bad] = [...text].filter((character) => !shown.test(character))
  const [wrong] = misread.exec(text) ?? []
  if (wrong) return `has "${wrong}", a letter in the wrong encoding: retype it`
  if (bad === undefined) return undefined
  const code = `U+${bad.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  return /\p{M}/u.test(bad)
    ? `has an accent apart from its letter (${code}): retype the letter with its accent`
    : `has the character ${code}, which is invisible or not in the fonts of the site: remove it, or retype the words around it`
}
