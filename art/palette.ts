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

/** Red, green and blue, each to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

/** A color as shaders take it: `rgb` is a function of theirs. */
export function glsl(hex: string): string {
  return `rgb(${channels(hex).map((channel) => `${channel}.`).join(', ')})`
}
