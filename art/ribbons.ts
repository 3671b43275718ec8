import { palette } from './palette.ts'
import { writePublicFile } from './publish.ts'

type Point = readonly [x: number, y: number]

/** The edges of the ribbons, from the thread to the taper beyond the page: they lead from band to band (renderer/styles/ribbons.css). */
const ribbons = edges(
  [430, 560, 820, 1080, 1180, 1440, 1520],
  [48, 18, 30, 42, 58, 5, -9],
  [48, 25, 39, 53, 67, 22, 8],
  [48, 48, 55, 70, 84, 54, 40],
)

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

export async function renderRibbons(): Promise<void> {
  const { accent, emerald, blue, brand, sky } = palette
  const gradients = gradient('a', accent, 0.28, emerald, blue) + gradient('b', emerald, 0.4, brand, sky)
  // Each reaches under those after it, so that no seam shows between them.
  const lowest = curves((ribbons.at(-1) ?? []).toReversed(), 'L')
  const filled = ribbons
    .slice(0, -1)
    .map((upper, layer) => `<path fill="url(#${layer % 2 ? 'b' : 'a'})" d="${curves(upper)}${lowest}z"/>`)
  const line = `<path fill="none" stroke="${accent}" stroke-width="2" vector-effect="non-scaling-stroke" d="${curves(ribbons[0] ?? [])}"/>`
  await writePublicFile(
    'drawings/ribbons.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 96" preserveAspectRatio="none">${gradients}${filled.join('')}${line}</svg>`,
  )
}
