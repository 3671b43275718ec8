import { contours } from 'd3-contour'
import sharp from 'sharp'
import simplify from 'simplify-js'
import { eachPixel, height, width } from './relief.ts'

/** How bright a pixel is, from 0 (ink) to 1 (paper). */
type Tone = number | ((i: number) => number)

/** Where the five tones part. */
const partings = [0.17, 0.4, 0.62, 0.82]
/** How far a path may be off, in pixels. */
const tolerance = 0.35
/** Smaller spots of a tone are left out, in square pixels. */
const leastArea = 6

type Point = readonly [x: number, y: number]

/** A picture in brightness alone. Shapes are painted one over the other; it ends as five flat tones, as on a poster. */
export class TonePicture {
  readonly #tones = new Float32Array(width * height)
  readonly #covered = new Float32Array(width * height)

  async paint(shapes: string, tone: Tone): Promise<void> {
    this.paintMask(await maskOf(shapes), tone)
  }

  paintMask(mask: Float32Array, tone: Tone): void {
    for (const [i, share] of mask.entries()) {
      if (share === 0) continue
      const value = typeof tone === 'number' ? tone : tone(i)
      const under = (this.#covered[i] ?? 0) > 0 ? (this.#tones[i] ?? 0) : value
      this.#tones[i] = under + (value - under) * share
      this.#covered[i] = Math.max(this.#covered[i] ?? 0, share)
    }
  }

  /** The paths of everything that was painted, then of what is brighter than each parting. */
  paths(): string[] {
    const inside = this.#tones.map((tone, i) => tone * (this.#covered[i] ?? 0))
    return [pathOf(this.#covered, 0.5), ...partings.map((parting) => pathOf(inside, parting))]
  }

  /** The path of a rim of light on what faces right, this wide. */
  rim(wide: number): string {
    const at = (x: number, y: number) =>
      x < 0 || x >= width || y < 0 || y >= height ? 0 : (this.#covered[y * width + x] ?? 0)
    return pathOf(
      eachPixel((x, y) => (x > width / 2 - 20 ? at(x, y) - at(x + wide, y - wide / 2) : 0)),
      0.5,
      20,
    )
  }
}

/** How much of each pixel these shapes cover, 0 to 1. */
export async function maskOf(shapes: string): Promise<Float32Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#fff">${shapes}</g></svg>`
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  return Float32Array.from(alpha, (value) => value / 255)
}

function pathOf(values: Float32Array, parting: number, least = leastArea): string {
  const [shape] = contours().size([width, height]).thresholds([parting])(Array.from(values))
  const rings = shape?.coordinates.flat().map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y])) ?? []
  return rings
    .filter((ring) => areaOf(ring) > least)
    .map(ringPath)
    .join('')
}

function areaOf(ring: readonly Point[]): number {
  let sum = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum / 2)
}

/** A closed path in half pixels, each point told from the one before. */
function ringPath(ring: readonly Point[]): string {
  const places = ring.map(([x, y]) => ({ x: x - 0.5, y: y - 0.5 }))
  const points = simplify(places, tolerance, true)
    .slice(0, -1)
    .map(({ x, y }): Point => [Math.round(2 * x) / 2, Math.round(2 * y) / 2])
  const [[startX, startY] = [0, 0]] = points
  const steps = points.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i] as Point
    return [x - fromX, y - fromY]
  })
  const words = steps.map((step) => String(step).replace(/^(-?)0\./, '$1.'))
  return `M${startX} ${startY}l${words.join(' ').replaceAll(' -', '-')}z`
}
