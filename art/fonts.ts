import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { localeIds, locales } from '../locales/locales.ts'

const require = createRequire(import.meta.url)

/** A font file of an installed @fontsource-variable package. */
export const fontFile = (name: string, file: string): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${file}.woff2`))

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

// The subset leaves out what the font does not have; browsers take such letters from the next font in `font-family`.
const text = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0¡¿«»ªº·©–—‘’“”…•€←→↑↓×≥✓`
// The heading font gets the letters of the site's languages only: its kerning table grows with the square of their number.
const letters = localeIds.map((locale) => locales[locale].letters).join('')
const headings = `${range(0x20, 0x7e).replace(/[#*<=>[\\\]^_`{|}~]/g, '')}${letters}${letters.toUpperCase()}\u00a0¡¿«»ªº·–—‘’“”…€`

export async function renderFonts(): Promise<void> {
  await publishFont('bricolage-grotesque', 'bricolage-grotesque', 'latin-opsz-normal', headings, {
    keepFeatures: ['kern'],
    // Not the largest optical size: its deep ink traps look like spots on a screen.
    variationAxes: { wght: { min: 500, max: 800 }, opsz: 20 },
  })
  await publishFont('bricolage-figures', 'bricolage-grotesque', 'latin-opsz-normal', '0123456789R$US€.,%+–\u00a0\u202f ', {
    keepFeatures: ['kern'],
    // At the size of a picture, the largest optical size stands closer and its ink traps are shapes.
    variationAxes: { wght: 800, opsz: 96 },
  })
  await publishFont('jetbrains-mono', 'jetbrains-mono', 'latin-wght-normal', `${headings}→×`, {
    keepFeatures: [],
    variationAxes: { wght: 500 },
  })
  await publishFont('figtree', 'figtree', 'latin-wght-normal', text, {
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  })
}

async function publishFont(name: string, font: string, file: string, letters: string, options: object): Promise<void> {
  const all = { targetFormat: 'woff2', noHinting: true, dropTables: ['STAT'], ...options }
  writeFileSync(`public/fonts/${name}.woff2`, await subsetFont(await fontFile(font, file), letters, all))
}
