import { readFile } from 'node:fs/promises'
import { create, type Font, type Glyph } from 'fontkit'
import subsetFont from 'subset-font'
import { fontFiles } from './files.ts'

export interface Face {
  name: string
  /** One weight: fontkit does not vary what it knows of distances between letters. */
  font: Font
}

export interface Faces {
  heading: Face
  text: Face
}

let faces: Promise<Faces> | undefined

/** The faces of all share images, cut once. */
export function loadFaces(): Promise<Faces> {
  faces ??= cutFaces()
  return faces
}

async function cutFaces(): Promise<Faces> {
  // The optical size is that of the site's headings (art/fonts.ts).
  const [heading, text] = await Promise.all([
    cut('Bricolage Grotesque', fontFiles.heading, { wght: 700, opsz: 20 }),
    cut('Figtree', fontFiles.text, { wght: 600 }),
  ])
  return { heading, text }
}

async function cut(name: string, file: string, axes: Record<string, number>): Promise<Face> {
  const variable = await readFile(file)
  const letters = String.fromCodePoint(...(create(variable) as Font).characterSet.filter(isCharacter))
  const data = await subsetFont(variable, letters, { targetFormat: 'truetype', variationAxes: axes })
  return { name, font: create(data) as Font }
}

/** Some fonts also map 0xffff, which ends the table and is no character. */
const isCharacter = (codePoint: number) => codePoint < 0xffff

/**
 * How wide a line is, in parts of its size. To break a title hundreds of lines are measured, and laying out letters is slow: each word is
 * laid out once, and so is each pair of letters around a space.
 */
export function widthIn(face: Face, line: string, tracking = 0): number {
  const words = line.split(' ')
  const gaps = words.slice(1).map((word, i) => gapBetween(face, words[i]?.at(-1) ?? '', word.at(0) ?? ''))
  const units = [...words.map((word) => advance(face, word)), ...gaps].reduce((sum, width) => sum + width, 0)
  return units / face.font.unitsPerEm + tracking * [...line].length
}

const gapBetween = (face: Face, before: string, after: string) =>
  advance(face, `${before} ${after}`) - advance(face, before) - advance(face, after)

const advances = new WeakMap<Face, Map<string, number>>()
function advance(face: Face, text: string): number {
  const known = advances.get(face) ?? new Map<string, number>()
  advances.set(face, known)
  const width = known.get(text) ?? face.font.layout(text).advanceWidth
  known.set(text, width)
  return width
}

/** A line as SVG paths in the units of its font, which count upwards. */
export function outline({ font }: Face, line: string, tracking: number): string {
  const { glyphs, positions } = font.layout(line)
  let pen = 0
  return glyphs
    .map((glyph, i) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {}
      const path = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${pathOf(glyph)}"/>`
      pen += xAdvance + tracking * font.unitsPerEm
      return path
    })
    .join('')
}

const paths = new WeakMap<Glyph, string>()
function pathOf(glyph: Glyph): string {
  const path = paths.get(glyph) ?? glyph.path.toSVG()
  paths.set(glyph, path)
  return path
}
