import { palette } from './palette.ts'
import { writePublicFile } from './publish.ts'

type Point = readonly [x: number, y: number]

/** The edges of the ribbons of three bundles, from the thread to the taper beyond the page: they lead from band to band (renderer/styles/thread.css). */
const bundles = [
  edges(
    [430, 560, 820, 1080, 1180, 1440, 1520],
    [48, 18, 30, 42, 58, 5, -9],
    [48, 25, 39, 53, 67, 22, 8],
    [48, 48, 55, 70, 84, 54, 40],
  ),
  edges(
    [300, 430, 700, 970, 1140, 1440, 1520],
    [48, 10, 14, 18, 66, 26, 12],
    [48, 24, 28, 32, 78, 36, 22],
    [48, 36, 41, 46, 88, 47, 33],
    [48, 48, 54, 60, 96, 58, 44],
  ),
  edges(
    [430, 560, 820, 1080, 1180, 1440, 1520],
    [48, 18, 30, 42, 58, 5, -9],
    [48, 25, 39, 53, 66, 16, 2],
    [48, 32, 48, 64, 74, 27, 13],
    [48, 39, 57, 75, 82, 38, 24],
    [48, 46, 66, 86, 90, 49, 35],
    [48, 53, 75, 97, 97, 60, 46],
  ),
]
const bundleHeight = 96

const gradient = (id: string, start: string, middle: number, second: string, end: string) =>
  `<linearGradient id="${id}"><stop stop-color="${start}"/><stop offset="${short(middle)}" stop-color="${second}"/><stop offset=".8" stop-color="${end}"/></linearGradient>`
const short = (part: number) => String(part).replace(/^0/, '')

/** @param xs where the points between the two ends of each curve are; `ys` are their heights, edge by edge */
function edges(xs: number[], ...ys: number[][]): Point[][] {
  return ys.map((heights) => [[0, 48], ...xs.map((x, index) => [x, heights[index] ?? 48] as const), [1620, 48], [1800, 48]])
}

/** A path of cubic curves through every third point. */
function curves([start, ...rest]: Point[], command = 'M'): string {
  return `${command}${start?.join(' ')}C${rest.map((point) => point.join(' ')).join(' ')}`
}

function bundle(edges: Point[][], index: number): string {
  const filled = edges.slice(1).map((lower, layer) => {
    const [upper = []] = edges.slice(layer)
    return `<path fill="url(#${layer % 2 ? 'b' : 'a'})" d="${curves(upper)}${curves(lower.toReversed(), 'L')}z"/>`
  })
  const edge = curves(edges[0] ?? [])
  const line = `<path fill="none" stroke="${palette.accent}" stroke-width="2" vector-effect="non-scaling-stroke" d="${edge}"/>`
  return `<g${index ? ` transform="translate(0 ${index * bundleHeight})"` : ''}>${filled.join('')}${line}</g>`
}

export async function renderRibbons(): Promise<void> {
  const { accent, emerald, blue, brand, sky } = palette
  const gradients = gradient('a', accent, 0.28, emerald, blue) + gradient('b', emerald, 0.4, brand, sky)
  await writePublicFile(
    'drawings/ribbons.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 ${bundles.length * bundleHeight}" preserveAspectRatio="none">${gradients}${bundles.map(bundle).join('')}</svg>`,
  )
}
