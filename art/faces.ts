import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** A font file of an installed @fontsource-variable package. */
export const fontFile = (name: string, file: string): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${file}.woff2`))

/** More than any face has. */
const letters = String.fromCodePoint(...Array.from({ length: 0x2300 - 0x20 }, (_, i) => 0x20 + i))

// Many drawings share a few faces: each is cut once.
const cut = new Map<string, Promise<Font>>()

/** One weight of a font as outlines, for words that are drawn as paths. */
export function face(name: string, file: string, axes: Record<string, number>): Promise<Font> {
  const key = JSON.stringify([name, file, axes])
  const font = cut.get(key) ?? cutFace(name, file, axes)
  cut.set(key, font)
  return font
}

async function cutFace(name: string, file: string, axes: Record<string, number>): Promise<Font> {
  const options = { targetFormat: 'truetype', variationAxes: axes } as const
  return create(await subsetFont(await fontFile(name, file), letters, options)) as Font
}

export const heading = (weight = 700) => face('bricolage-grotesque', 'latin-opsz-normal', { wght: weight, opsz: 20 })
export const body = (weight = 600) => face('figtree', 'latin-wght-normal', { wght: weight })
