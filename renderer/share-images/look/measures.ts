import unoConfig from '../../../uno.config.ts'

const { paper, accent } = unoConfig.theme.colors
export const colors = { paper, accent: accent.DEFAULT }

/** No words come nearer to an edge: some networks round the corners or cut a little off. */
const margin = 72

/** Where capitals begin; the accents on them reach up to the margin. */
const top = 88

/** Where words stand. Some networks show only the square in the middle, from 285 to 915: it holds the whole title. */
export const areas = {
  section: { left: margin, top, width: 200, height: 140 },
  title: { left: 292, top, width: 620, height: 292 },
  logo: { left: margin - 4, top: 518, width: 172, height: 48 },
  domain: { left: 292, top: 518, width: 400, height: 48 },
}
export type Area = (typeof areas)[keyof typeof areas]

/** What is drawn at once: the areas within, and some room around them for letters such as p, accents and round edges. */
export const layers = {
  headline: { left: 60, top: 60, width: 864, height: 352 },
  signature: { left: 60, top: 506, width: 648, height: 72 },
}

/** From the top of the logo to the line that its word stands on. */
export const logoBaseline = 35.4

export const title = {
  /** In pixels, the largest first. */
  sizes: [104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44],
  /** In parts of the size, like all below. */
  lineHeight: 1.04,
  tracking: -0.03,
}
export const small = { sizes: [31, 28, 25, 22, 19], lineHeight: 1.2, tracking: 0 }
export type Type = typeof title
