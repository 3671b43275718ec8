import type { Font } from 'fontkit'
import subsetFont from 'subset-font'
import { localeIds, locales } from '../locales/locales.ts'
import { face, fontFile } from './faces.ts'
import { writePublicFile } from './publish.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

// The subset leaves out what the font does not have; browsers take such letters from the next font in `font-family`.
const text = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0¡¿«»ªº·©–—‘’“”…•€←→↑↓×≥✓`
// The heading font gets the letters of the site's languages only: its kerning table grows with the square of their number.
const letters = localeIds.map((locale) => locales[locale].letters).join('')
const headings = `${range(0x20, 0x7e).replace(/[#*<=>[\\\]^_`{|}~]/g, '')}${letters}${letters.toUpperCase()}\u00a0¡¿«»ªº·–—‘’“”…€`

interface Axis {
  min: number
  max: number
}
interface WebFont {
  name: string
  /** The name of the file, where it is not that of the font. */
  as?: string
  file: string
  letters: string
  features: string[]
  axes: Record<string, number | Axis>
  /** The weights that the site uses, and the face of Arial that stands in for each. */
  fallbacks: Record<number, keyof typeof arial>
}

const webFonts: WebFont[] = [
  {
    name: 'bricolage-grotesque',
    file: 'latin-opsz-normal',
    letters: headings,
    features: ['kern'],
    // Not the largest optical size: its deep ink traps look like spots on a screen.
    axes: { wght: { min: 500, max: 800 }, opsz: 20 },
    fallbacks: { 500: 'bold', 650: 'bold', 700: 'bold', 750: 'bold' },
  },
  {
    name: 'bricolage-grotesque',
    as: 'bricolage-figures',
    file: 'latin-opsz-normal',
    letters: '0123456789R$US€.,%+–\u00a0\u202f ',
    features: ['kern'],
    // At the size of a picture, the largest optical size stands closer and its ink traps are shapes.
    axes: { wght: 800, opsz: 96 },
    fallbacks: {},
  },
  {
    name: 'jetbrains-mono',
    file: 'latin-wght-normal',
    letters: `${headings}→×`,
    features: [],
    axes: { wght: 500 },
    fallbacks: {},
  },
  {
    name: 'figtree',
    file: 'latin-wght-normal',
    letters: text,
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: { 400: 'regular', 500: 'regular', 650: 'bold' },
  },
]

// Widths of Arial in thousandths of an em: A to Z, a to z. They are written down because Arial is no npm package, and not every
// machine has it.
const arial = {
  regular: [
    667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
    667, 667, 611, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
    556, 500, 722, 500, 500, 500,
  ],
  bold: [
    722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
    667, 667, 611, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333,
    611, 556, 778, 556, 556, 500,
  ],
}
const arialLetters = [...range(0x41, 0x5a), ...range(0x61, 0x7a)]
const arialSpaceOrStop = 278
/** By how much the kerning of Arial narrows text like the site's. */
const arialKerning = 0.9965
// Text like that of the site, without accents: its width in both fonts tells how much to scale the fallback.
const specimen =
  'Da ideia ao dia a dia da sua empresa, com gente que projeta, entrega e mantem o software no ar. ' +
  'From the first idea to daily use, with people who design, build, and keep your software running. ' +
  'De la idea al uso diario, con un equipo que disena, desarrolla y mantiene tu software en marcha. '

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** The descriptors for the fallback's `@font-face` with which the text keeps its line breaks when the font arrives. */
function fallbackFigures(font: Font, widths: number[]): string {
  const own = font.layout(specimen).advanceWidth / font.unitsPerEm
  const theirs =
    ([...specimen].reduce((sum, c) => sum + (widths[arialLetters.indexOf(c)] ?? arialSpaceOrStop), 0) / 1000) *
    arialKerning
  const size = own / theirs
  const edge = (units: number) => percent(units / font.unitsPerEm / size)
  return `size-adjust: ${percent(size)}; ascent-override: ${edge(font.ascent)}; descent-override: ${edge(-font.descent)}; line-gap-override: ${edge(font.lineGap)}`
}

export async function renderFonts(): Promise<void> {
  for (const { name, as = name, file, letters, features, axes, fallbacks } of webFonts) {
    const { wght: _, ...opticalSize } = axes
    const woff2 = await subsetFont(await fontFile(name, file), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
      dropTables: ['STAT'],
    })
    await writePublicFile(`fonts/${as}.woff2`, woff2)
    const fonts = await Promise.all(
      Object.keys(fallbacks).map((wght) => face(name, file, { ...opticalSize, wght: Number(wght) })),
    )
    const missing = fonts[0] && [...letters].filter((c) => !fonts[0]?.hasGlyphForCodePoint(c.codePointAt(0) ?? 0))
    console.log(`fonts/${as}.woff2 ${woff2.length} bytes; missing: ${missing?.join(' ') || 'none'}`)
    for (const [index, [weight, widths]] of Object.entries(fallbacks).entries()) {
      const font = fonts[index]
      if (font) console.log(`  ${weight}: ${fallbackFigures(font, arial[widths])}`)
    }
  }
}
