import { create, type Font } from 'fontkit'
import { matchesIn } from './read-page.ts'
import type { Site } from './read-site.ts'
import { rule } from './rule.ts'

/** The font file that each class of a style sheet sets. */
export function fontFilesIn(css: string): Map<string, string> {
  const files = new Map<string, string>()
  const classes = new Map<string, string>()
  for (const [, selectors = '', body = '', family = ''] of css.matchAll(
    /([^{}]+)\{([^{}]*font-family:["']?([^,;}"']+)[^{}]*)/g,
  )) {
    const file = selectors.trim() === '@font-face' ? /url\(["']?([^"')]+)/.exec(body)?.[1] : files.get(family)
    if (!file) continue
    files.set(family, file)
    for (const name of matchesIn(selectors, /(?<=^|,)\s*\.([\w-]+)\s*(?=,|$)/g)) classes.set(name, file)
  }
  return classes
}

/** Finds letters that a font lacks: the browser would take them from another font. */
export const typefaceRules = [
  rule('letters of typefaces', textsWithLetters, ({ value: { font, text }, letters }) => {
    const missing = new Set([...text].filter((letter) => /\S/.test(letter) && !letters.has(letter.codePointAt(0) ?? 0)))
    return (
      missing.size > 0 &&
      `"${text}" has ${[...missing].join(' ')}, which the typeface ${font} lacks. Add what is missing to "letters" in locales/locales.ts, then: npm --prefix art run render -- fonts`
    )
  }),
]

/** Each text once, with the first page that has it. */
function textsWithLetters({ pages, paths, read }: Site) {
  const texts = pages.toReversed().flatMap(({ path, fontTexts }) => fontTexts.map((value) => ({ path, value })))
  const once = new Map(texts.map((text) => [text.value.font + text.value.text, text]))
  const files = new Set(texts.map(({ value }) => value.font).filter((file) => paths.has(file)))
  const letters = new Map([...files].map((file) => [file, new Set((create(read(file)) as Font).characterSet)]))
  return [...once.values()].flatMap((text) => {
    const ofFile = letters.get(text.value.font)
    return ofFile ? { ...text, letters: ofFile } : []
  })
}
