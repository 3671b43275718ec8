import { Delaunay } from 'd3-delaunay'
import { channels, palette } from './palette.ts'

/**
 * The pavement of the brand, seen by somebody who stands on it: small stones, light and dark by the wave of Copacabana, in rows that
 * draw together towards the horizon. All lengths are pixels of the picture at the lower edge.
 */
export interface Pavement {
  width: number
  height: number
  seed: number
  /** How wide a stone is. */
  stone: number
  /** From one dark stripe to the next, from one crest to the next, and how far a stripe sways, as a part of its distance. */
  stripe: number
  crest: number
  sway?: number
  /** How far away the last row is; 1 is the lower edge. */
  far: number
  /** Where the horizon's last row is seen, as a part of the height from above. */
  top?: number
  /** From where the stones come out of the dark, as parts of the width. */
  dawn?: [from: number, to: number]
  /** Colors single stones by their place in the picture: undefined leaves a stone as it is. */
  mark?: (x: number, y: number) => string | undefined
}

const grout = 1.5
const mint = '#d8f5e6'

/** How far the eye is from the picture, which decides how flat the stones lie. */
const eye = 620

/** @returns the pavement on ink, as an SVG */
export function drawPavement(pavement: Pavement): string {
  const { width, height, seed, stone, stripe, crest, sway = 0.42, far, top = 0, dawn = [-1, 0.8], mark } = pavement
  const random = randomOf(seed)
  const rise = height * (1 - top)
  const horizon = height - rise * (far / (far - 1))
  const camera = height - horizon
  const place = (x: number, z: number) => [width / 2 + x / z, horizon + camera / z] as const
  const depth = ((far - 1) * eye) / stone
  const stones: string[] = []
  const breadth = (width * far) / 2 + stone
  const points: [number, number][] = []
  for (let row = -2; row <= depth; row += 1) {
    const z = 1 + (row * stone) / eye
    const reach = Math.min(breadth, (width / 2) * z + 4 * stone)
    for (let x = -reach; x <= reach; x += stone)
      points.push([
        x + (row % 2) * (stone / 2) + (random() - 0.5) * stone * 0.9,
        row * stone + (random() - 0.5) * stone * 0.9,
      ])
  }
  const bounds: [number, number, number, number] = [-breadth, -3 * stone, breadth, depth * stone + stone]
  for (const cell of relaxed(points, bounds)) {
    const [x = 0, y = 0] = middleOf(cell)
    const z = 1 + y / eye
    if (z <= 0.8) continue
    const [screenX, screenY] = place(x, z)
    if (screenX < -stone || screenX > width + stone) continue
    const isDark = Math.sin((2 * Math.PI * (y + sway * stripe * Math.sin((2 * Math.PI * x) / crest))) / stripe) > 0
    const share = Math.max(0, Math.min(1, screenX / width))
    const distance = Math.max(0, Math.min(1, (z - 1) / (far - 1)))
    const tone = shade(isDark ? darkStone(share) : mint, 0.86 + random() * 0.22)
    // Where they come out of the dark, and at the lower edge, stones are missing here and there: else the picture would end in a line.
    const isLaid = random() < 1.7 * dayAt(share, dawn) ** 0.7 && random() < (height - screenY) / (3.5 * stone) - 0.15
    // In perspective the last rows are so low that their fading would be seen as an edge.
    const dusk = Math.min(1, Math.max(0, screenY / height - top) / 0.45) ** 2
    const lit = light(distance, share, dawn) * dusk
    const color = mark?.(screenX, screenY) ?? (isLaid ? dim(tone, lit) : palette.ink)
    if (color === palette.ink) continue
    const outline = shrink(cell, isLaid ? (grout / 2) * (1 - distance) : -0.5)
      .map(([cx, cy]) =>
        place(cx, 1 + cy / eye)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')
    stones.push(`<path fill="${color}" d="M${outline}Z"/>`)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.ink}"/>${stones.join('')}</svg>`
}

/** Ink where an idea begins, green, then blue where it is in operation. */
function darkStone(share: number): string {
  if (share < 0.3) return mix(palette.deep, palette.emerald, share / 0.3)
  if (share < 0.62) return mix(palette.emerald, palette.teal, (share - 0.3) / 0.32)
  return mix(palette.teal, palette.blue, (share - 0.62) / 0.38)
}

/** Stones fade with the distance, and to the left, where words stand. */
function light(distance: number, share: number, dawn: [number, number]): number {
  const day = dayAt(share, dawn)
  return (1 - Math.min(1, distance ** 0.9 * 1.05)) * day * day * (3 - 2 * day)
}

const dayAt = (share: number, [from, to]: [number, number]) => Math.max(0, Math.min(1, (share - from) / (to - from)))

/** Into the green of the depth first, and then into the dark: a pale stone would turn gray. */
function dim(color: string, share: number): string {
  return share < 0.02 ? palette.ink : mix(palette.ink, mix(palette.deep, color, share ** 0.8), share ** 0.5)
}

/** Voronoi cells after some of Lloyd's steps: stones of about one size, none like another. */
export function relaxed(points: [number, number][], bounds: [number, number, number, number]): [number, number][][] {
  const flat = Float64Array.from(points.flat())
  for (let step = 0; step < 2; step += 1) {
    const cells = new Delaunay(flat).voronoi(bounds)
    for (let index = 0; index < points.length; index += 1) {
      const cell = cells.cellPolygon(index)
      if (cell) [flat[2 * index], flat[2 * index + 1]] = middleOf(cell as [number, number][]) as [number, number]
    }
  }
  const cells = new Delaunay(flat).voronoi(bounds)
  return points.flatMap((_, index) => {
    const cell = cells.cellPolygon(index)
    return cell ? [(cell as [number, number][]).slice(0, -1)] : []
  })
}

export function middleOf(cell: [number, number][]): [number, number] {
  const sum = cell.reduce(([x, y], [cx, cy]) => [x + cx, y + cy] as [number, number], [0, 0] as [number, number])
  return [sum[0] / cell.length, sum[1] / cell.length]
}

export function shrink(cell: [number, number][], by: number): [number, number][] {
  const [x, y] = middleOf(cell)
  return cell.map(([cx, cy]) => {
    const length = Math.hypot(cx - x, cy - y)
    const part = Math.max(0.2, (length - by) / length)
    return [x + (cx - x) * part, y + (cy - y) * part]
  })
}

function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)]
  return hex(a.map((value, index) => value + ((b[index] as number) - value) * share))
}

function shade(color: string, by: number): string {
  return hex(channels(color).map((value) => value * by))
}

function hex(values: number[]): string {
  return `#${values.map((value) => Math.min(255, Math.round(value)).toString(16).padStart(2, '0')).join('')}`
}

export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
