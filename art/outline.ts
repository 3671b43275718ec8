import type { Font } from 'fontkit'

interface GlyphOutline {
  /** The `d` of an SVG path. */
  d: string
  width: number
}

interface Place {
  /** The left edge. */
  x?: number
  /** The baseline. */
  y?: number
  /** In multiples of the size. */
  tracking?: number
}

const commands = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const
const round = (value: number) => Math.round(value * 10) / 10

/** A line of text as one SVG path, so that a picture needs no font. */
export function outline(
  font: Font,
  text: string,
  size: number,
  { x = 0, y = 0, tracking = 0 }: Place = {},
): GlyphOutline {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let [pen, d] = [x, '']
  glyphs.forEach((glyph, i) => {
    const place = positions[i]
    if (!place) return
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, k) =>
        round(k % 2 ? y - (value + place.yOffset) * scale : pen + (value + place.xOffset) * scale),
      )
      d += commands[command as keyof typeof commands] + points.join(' ')
    }
    pen += place.xAdvance * scale + tracking * size
  })
  return { d: d.replaceAll(' -', '-').replace(/(?<!\d)0\./g, '.'), width: pen - tracking * size - x }
}
