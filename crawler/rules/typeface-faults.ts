import type { Site } from '../reading/read-site.ts'

/** Letters that a font does not have: the browser takes them from another font, so that the word has two. */
export function typefaceFaults({ pages, typefaces }: Site): string[] {
  const seen = new Set<string>()
  return [...pages.values()].flatMap(({ path, fontTexts }) =>
    fontTexts.flatMap(({ file, text }) => {
      const letters = typefaces.get(file)
      if (seen.has(file + text)) return []
      seen.add(file + text)
      const isMissing = (letter: string) => letters && !letters.has(letter.codePointAt(0) ?? 0) && /\S/.test(letter)
      const missing = new Set([...text].filter(isMissing))
      if (missing.size === 0) return []
      return `${path}: "${text}" has ${[...missing].join(' ')}, which the typeface ${file} lacks. Add what is missing to "letters" in locales/locales.ts, then: npm run art -- fonts`
    }),
  )
}
