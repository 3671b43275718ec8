import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { fontFiles } from './files.ts'

export interface Face {
  name: string
  weight: 600 | 700
  /** One weight as TrueType: satori reads neither WOFF2 nor variable fonts. */
  data: Buffer
  /** The same, for measuring. */
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
    cut('Bricolage Grotesque', fontFiles.heading, 700, { opsz: 20 }),
    cut('Figtree', fontFiles.text, 600),
  ])
  return { heading, text }
}

async function cut(
  name: string,
  file: string,
  weight: Face['weight'],
  axes: Record<string, number> = {},
): Promise<Face> {
  const variable = await readFile(file)
  const letters = String.fromCodePoint(...(create(variable) as Font).characterSet.filter(isCharacter))
  const data = await subsetFont(variable, letters, {
    targetFormat: 'truetype',
    variationAxes: { ...axes, wght: weight },
  })
  return { name, weight, data, font: create(data) as Font }
}

/** Some fonts also map 0xffff, which ends the table and is no character. */
const isCharacter = (codePoint: number) => codePoint < 0xffff

/** How wide a line is, in parts of its size. */
export function widthIn({ font }: Face, line: string, tracking = 0): number {
  return font.layout(line).advanceWidth / font.unitsPerEm + tracking * [...line].length
}
