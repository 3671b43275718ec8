import unoConfig from '../uno.config.ts'

const { ink, deep, navy, emerald, teal, blue, sky, accent, paper, brand } = unoConfig.theme.colors

/** The site's own colors, for pictures. */
export const palette = {
  ink: ink.DEFAULT,
  deep,
  navy,
  emerald,
  teal,
  blue,
  sky,
  accent: accent.DEFAULT,
  accentInk: accent.ink,
  paper,
  brand: brand.DEFAULT,
}
