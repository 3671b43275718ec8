import type { Font } from 'fontkit'
import { staticFont } from './fonts.ts'

/** Words as one SVG path, so that a picture needs no font. */
export interface Words {
  d: string
  width: number
}

const round = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** @param options `x` is the left edge and `y` the baseline */
export function outline(font: Font, text: string, size: number, { x = 0, y = 0, tracking = 0 } = {}): Words {
  const scale = size / font.unitsPerEm
  const run = font.layout(text)
  let [pen, d] = [x, '']
  run.glyphs.forEach((glyph, i) => {
    const place = run.positions[i]
    if (!place) return
    const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, k) =>
        round(k % 2 ? y - (value + place.yOffset) * scale : pen + (value + place.xOffset) * scale),
      )
      d += letters[command as keyof typeof letters] + points.join(' ').replaceAll(' -', '-')
    }
    pen += place.xAdvance * scale + tracking * size
  })
  return { d, width: pen - tracking * size - x }
}

// Many drawings share a few fonts: each is prepared once.
const cut = new Map<string, Promise<Font>>()
export function face(name: string, file: string, axes: Record<string, number>): Promise<Font> {
  const key = JSON.stringify([name, file, axes])
  const font = cut.get(key) ?? staticFont(name, file, axes)
  cut.set(key, font)
  return font
}

export const heading = (weight = 700) => face('bricolage-grotesque', 'latin-opsz-normal', { wght: weight, opsz: 20 })
export const body = (weight = 600) => face('figtree', 'latin-wght-normal', { wght: weight })
