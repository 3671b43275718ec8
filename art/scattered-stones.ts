import { Delaunay } from 'd3-delaunay'
import { palette } from './palette.ts'
import { writePublicFile } from './publish.ts'

const [width, height] = [1600, 330]
const stone = 17
/** The dark stripe of the pavement. Its upper edge lies above 240, where the dark picture under this one ends, so that this end is nowhere seen. */
const stripe = { top: 200, sway: 32, length: 400, depth: 74 }
const tones = [1, 0.86, 0.7] as const

/**
 * What a dark picture dissolves into at its lower edge: stones of paper take away more and more of it, down to a dark stripe of the
 * pavement in its own colors, under which the page goes on in paper.
 * @returns an SVG without a ground
 */
function drawScatteredStones(): string {
  const random = randomOf(23)
  const points: [number, number][] = []
  for (let y = -stone; y < height + stone; y += stone)
    for (let x = -stone; x < width + stone; x += stone)
      points.push([x + (random() - 0.5) * stone * 0.9, y + (random() - 0.5) * stone * 0.9])
  const layers = { paper: '', dark: tones.map(() => '') }
  for (const cell of relaxed(points, [-2 * stone, -2 * stone, width + 2 * stone, height + 2 * stone])) {
    const [x, y] = middleOf(cell)
    const [chance, layer] = [random(), Math.floor(random() * tones.length)]
    const below = y - edgeAt(x)
    // To the right, where no words stand, the stones of paper reach higher.
    const taken = Math.max(0, 1 + below / (45 + (95 * x) / width))
    if (below < 0) {
      if (below > -stone || chance < taken ** 1.8) layers.paper += outline(cell, below > -stone ? -0.6 : 0.8)
    } else if (below < stripe.depth) layers.dark[layer] += outline(cell, 0.8)
  }
  const stops = [palette.deep, palette.emerald, palette.teal, palette.blue]
  // Half a stone above the stripe, so that the paper under it is not cut by the picture.
  const ground = Array.from({ length: width / 20 + 1 }, (_, step) => `${step * 20} ${Math.round(edgeAt(step * 20) - stone / 2)}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="${width}">${stops.map((color, i) => `<stop offset="${[0, 0.3, 0.62, 1][i]}" stop-color="${color}"/>`).join('')}</linearGradient>` +
    `<path fill="${palette.paper}" d="M${ground.join(' ')}V${height}H0z${layers.paper}"/>${layers.dark.map((d, i) => `<path fill="url(#g)" fill-opacity="${tones[i]}" d="${d}"/>`).join('')}</svg>\n`
  )
}

/** The upper edge of the stripe. */
function edgeAt(x: number): number {
  return stripe.top + stripe.sway * Math.sin((2 * Math.PI * x) / stripe.length)
}

/** In whole pixels, each corner told from the one before. */
function outline(cell: [number, number][], gap: number): string {
  let [fromX, fromY] = [0, 0]
  const steps = shrink(cell, gap).map(([x, y], index) => {
    const step = [Math.round(x) - fromX, Math.round(y) - fromY]
    ;[fromX, fromY] = [Math.round(x), Math.round(y)]
    return index > 1 ? step.join(' ') : `${index === 0 ? 'M' : 'l'}${step.join(' ')}`
  })
  return `${steps.join(' ').replaceAll(' -', '-').replaceAll(' l', 'l')}z`
}

/** Voronoi cells after some of Lloyd's steps: stones of about one size, none like another. */
function relaxed(points: [number, number][], bounds: [number, number, number, number]): [number, number][][] {
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

function middleOf(cell: [number, number][]): [number, number] {
  const sum = cell.reduce(([x, y], [cx, cy]) => [x + cx, y + cy] as [number, number], [0, 0] as [number, number])
  return [sum[0] / cell.length, sum[1] / cell.length]
}

function shrink(cell: [number, number][], by: number): [number, number][] {
  const [x, y] = middleOf(cell)
  return cell.map(([cx, cy]) => {
    const length = Math.hypot(cx - x, cy - y)
    const part = Math.max(0.2, (length - by) / length)
    return [x + (cx - x) * part, y + (cy - y) * part]
  })
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export const renderScatteredStones = () => writePublicFile('art/pavement/home.svg', drawScatteredStones())
