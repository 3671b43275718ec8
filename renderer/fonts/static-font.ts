import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

// Resolved by name, because this module is bundled elsewhere for prerendering.
const require = createRequire(import.meta.url)
const bricolage = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
)
const figtree = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

/** The site's fonts in one weight each, because PDFs and outlines do not support variable fonts. */
const faces = {
  text: { file: figtree, axes: { wght: 400 } },
  strong: { file: figtree, axes: { wght: 650 } },
  // The optical size of the site's headings (art/fonts.ts).
  heading: { file: bricolage, axes: { wght: 700, opsz: 20 } },
}
type StaticFace = keyof typeof faces

/** The fonts to subset. */
export const fontFiles = [bricolage, figtree]

/** More letters than the site's headings use so far, because a title may contain others. */
const letters = String.fromCodePoint(...Array.from({ length: 0x2300 - 0x20 }, (_, i) => 0x20 + i))

export async function staticFont(face: StaticFace): Promise<Buffer> {
  const { file, axes } = faces[face]
  return subsetFont(await readFile(file), letters, { targetFormat: 'truetype', variationAxes: axes })
}
