const texts = new Map<string, string>()

/**
 * A text as it is kept of a page: the same one for all pages that have it. It is copied, since a piece of a string keeps the whole of it in
 * memory, here the HTML of a page.
 */
export function kept(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  const copy = Buffer.from(text).toString()
  texts.set(copy, copy)
  return copy
}
