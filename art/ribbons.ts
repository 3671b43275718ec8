import { palette } from './palette.ts'
import { writePublicFile } from './publish.ts'

/** How each ribbon runs, of three bundles below each other: they lead from band to band of a page (renderer/styles/thread.css). */
const bundles = [
  [
    'M0 48C430 48 560 18 820 30S1180 58 1440 5C1520 -9 1620 48 1800 48C1620 48 1520 10 1440 22C1180 67 1080 53 820 39C560 25 430 48 0 48z',
    'M0 48C430 48 560 25 820 39S1180 67 1440 22C1520 8 1620 48 1800 48C1620 48 1520 42 1440 54C1180 84 1080 70 820 55C560 48 430 48 0 48z',
  ],
  [
    'M0 48C300 48 430 10 700 14S1140 66 1440 26C1520 12 1620 48 1800 48C1620 48 1520 24 1440 36C1140 78 970 32 700 28C430 24 300 48 0 48z',
    'M0 48C300 48 430 24 700 28S1140 78 1440 36C1520 22 1620 48 1800 48C1620 48 1520 35 1440 47C1140 88 970 46 700 41C430 36 300 48 0 48z',
    'M0 48C300 48 430 36 700 41S1140 88 1440 47C1520 33 1620 48 1800 48C1620 48 1520 46 1440 58C1140 96 970 60 700 54C430 48 300 48 0 48z',
  ],
  [
    'M0 48C430 48 560 18 820 30S1180 58 1440 5C1520 -9 1620 48 1800 48C1620 48 1520 10 1440 22C1180 67 1080 53 820 39C560 25 430 48 0 48z',
    'M0 48C430 48 560 25 820 39S1180 67 1440 22C1520 8 1620 48 1800 48C1620 48 1520 27 1440 39C1180 76 1080 64 820 48C560 32 430 48 0 48z',
    'M0 48C430 48 560 32 820 48S1180 76 1440 39C1520 25 1620 48 1800 48C1620 48 1520 44 1440 56C1180 85 1080 75 820 57C560 39 430 48 0 48z',
    'M0 48C430 48 560 39 820 57S1180 85 1440 56C1520 42 1620 48 1800 48C1620 48 1520 61 1440 73C1180 94 1080 86 820 66C560 46 430 48 0 48z',
    'M0 48C430 48 560 46 820 66S1180 94 1440 73C1520 59 1620 48 1800 48C1620 48 1520 78 1440 90C1180 96 1080 97 820 75C560 53 430 48 0 48z',
  ],
]
const bundleHeight = 96

const gradient = (id: string, start: string, middle: number, second: string, end: string) =>
  `<linearGradient id="${id}"><stop stop-color="${start}"/><stop offset="${short(middle)}" stop-color="${second}"/><stop offset=".8" stop-color="${end}"/></linearGradient>`
const short = (part: number) => String(part).replace(/^0/, '')

function bundle(ribbons: string[], index: number): string {
  const filled = ribbons.map((ribbon, layer) => `<path fill="url(#${layer % 2 ? 'b' : 'a'})" d="${ribbon}"/>`)
  const edge = ribbons[0]?.replace(/(?<=1800 48).*/, '')
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
