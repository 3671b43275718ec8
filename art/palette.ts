import { colors } from '../uno.config.ts'

const { ink, deep, navy, emerald, accent, paper, brand } = colors

/** The site's own colors, for pictures, and three that only pictures have. */
export const palette = {
  ink,
  deep,
  navy,
  emerald,
  teal: '#06b6a0',
  blue: '#0e74dc',
  sky: '#38bdf8',
  accent,
  accentInk: colors['on-accent'],
  paper,
  brand,
}
