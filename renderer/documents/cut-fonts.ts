import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { localeIds, locales } from '../../locales/locales'
import { fontFiles } from '../share-images/look/files'

/** ASCII, what the languages add, and the marks of three ways to write. */
const letters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}${localeIds
  .map((locale) => locales[locale].letters + locales[locale].letters.toUpperCase())
  .join('')}\u00a0\u202f¡¿«»ªº·–—‘’“”•€`

const faces = {
  text: [fontFiles.text, { wght: 400 }],
  strong: [fontFiles.text, { wght: 650 }],
  heading: [fontFiles.heading, { wght: 700, opsz: 20 }],
} as const

/** The site's faces, each in one weight: a PDF cannot hold faces that vary. */
export async function cutFonts(): Promise<Record<keyof typeof faces, Buffer>> {
  const cut = Object.entries(faces).map(async ([name, [file, variationAxes]]) => {
    const font = await subsetFont(await readFile(file), letters, { targetFormat: 'truetype', variationAxes })
    return [name, font] as const
  })
  return Object.fromEntries(await Promise.all(cut)) as Record<keyof typeof faces, Buffer>
}
