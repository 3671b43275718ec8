import unoConfig from '../uno.config.ts'

const { ink, deep, navy, emerald, blue, accent, paper, brand } = unoConfig.theme.colors

/** The site's own colors, for pictures, and two that only pictures have. */
export const palette = {
  ink: ink.DEFAULT,
  deep,
  navy,
  emerald,
  teal: '#06b6a0',
  blue,
  sky: '#38bdf8',
  accent: accent.DEFAULT,
  accentInk: accent.ink,
  paper,
  brand: brand.DEFAULT,
}
