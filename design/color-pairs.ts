import { contrast } from '../renderer/styles/contrast.ts'
import type { ColorName } from './tokens.ts'

/** A color of the theme, or a value where the theme has no name for it: white, and translucent layers. */
type Color = ColorName | `#${string}`

export interface ColorPair {
  text: Color
  /** From the lowest layer up. */
  ground: readonly [Color, ...Color[]]
  use: string
  /** WCAG 1.4.3 asks 4.5:1 of text and 3:1 of large text, 1.4.11 asks 3:1 of what identifies a control or a state. */
  needs: 4.5 | 3
}

const white = '#ffffff'

/** Each color of text with the grounds that the design shows it on. Text over pictures is missing: what lies below it differs from place to place. */
export const colorPairs: readonly ColorPair[] = [
  { text: 'ink', ground: ['paper'], use: 'text and headings', needs: 4.5 },
  { text: 'ink', ground: ['mint'], use: 'text and headings', needs: 4.5 },
  { text: 'ink', ground: ['card'], use: 'text in cards and fields', needs: 4.5 },
  { text: 'muted', ground: ['paper'], use: 'leads and details', needs: 4.5 },
  { text: 'muted', ground: ['mint'], use: 'leads and details', needs: 4.5 },
  { text: 'muted', ground: ['card'], use: 'text of cards', needs: 4.5 },
  { text: 'link', ground: ['paper'], use: 'links', needs: 4.5 },
  { text: 'link', ground: ['mint'], use: 'links, tags, icons', needs: 4.5 },
  { text: 'link', ground: ['card'], use: 'links, what was sent', needs: 4.5 },
  { text: 'error', ground: ['card'], use: 'errors of forms', needs: 4.5 },
  { text: 'on-dark', ground: ['ink'], use: 'text and headings', needs: 4.5 },
  { text: 'on-dark', ground: ['ink', '#ffffff26'], use: 'language on show, business card', needs: 4.5 },
  { text: 'on-dark-muted', ground: ['ink'], use: 'footer, leads', needs: 4.5 },
  { text: 'accent', ground: ['ink'], use: 'link of the consent banner', needs: 4.5 },
  { text: 'accent-ink', ground: ['accent'], use: 'button accent', needs: 4.5 },
  { text: white, ground: ['brand'], use: 'button solid; button outline, hovered', needs: 4.5 },
  { text: white, ground: ['brand-hover'], use: 'button solid, hovered', needs: 4.5 },
  { text: 'brand', ground: ['paper'], use: 'button outline', needs: 4.5 },
  { text: 'brand', ground: ['mint'], use: 'button outline', needs: 4.5 },
  { text: 'ink', ground: ['on-dark'], use: 'button outline on dark, hovered', needs: 4.5 },
  { text: 'field-hint', ground: [white], use: 'placeholder of a field', needs: 4.5 },
  { text: 'field-line', ground: [white], use: 'edge of a field', needs: 3 },
  { text: 'error', ground: [white], use: 'edge of a wrong field', needs: 3 },
  { text: white, ground: ['brand'], use: 'standard header, start', needs: 4.5 },
  { text: white, ground: ['deep'], use: 'header', needs: 4.5 },
  { text: white, ground: ['deep', '#03141633'], use: 'header, hovered', needs: 4.5 },
  { text: 'on-brand', ground: ['brand'], use: 'green service card', needs: 4.5 },
  { text: 'on-brand', ground: ['deep'], use: 'green service card, end', needs: 4.5 },
  { text: 'on-brand', ground: ['brand-blue'], use: 'blue service card', needs: 4.5 },
  { text: 'on-brand', ground: ['brand-night'], use: 'blue service card, end', needs: 4.5 },
  { text: 'accent', ground: ['brand'], use: 'arrow and focus of a green service card', needs: 3 },
  { text: 'accent', ground: ['brand-blue'], use: 'arrow and focus of a blue service card', needs: 3 },
  { text: 'highlight-green', ground: ['ink'], use: 'highlighted words', needs: 3 },
  { text: 'highlight-blue', ground: ['ink'], use: 'highlighted words, end', needs: 3 },
  { text: 'brand', ground: ['mint'], use: 'edge and arrow of a carousel button', needs: 3 },
  { text: 'idle', ground: ['mint'], use: 'arrow of a carousel button at its end', needs: 3 },
  { text: 'link-blue', ground: ['paper'], use: 'focus', needs: 3 },
  { text: 'link-blue', ground: ['mint'], use: 'focus', needs: 3 },
  { text: 'link-blue', ground: ['card'], use: 'focus', needs: 3 },
  { text: 'accent', ground: ['ink'], use: 'focus on dark', needs: 3 },
]

/** The values of a pair's colors, and their contrast. */
export function measure(pair: ColorPair, colors: Record<ColorName, string>) {
  const hexOf = (color: Color) => (isValue(color) ? color : colors[color])
  const text = hexOf(pair.text)
  const ground = pair.ground.map(hexOf)
  const ratio = contrast(text, ground)
  return { text, ground, ratio, isEnough: ratio >= pair.needs }
}

function isValue(color: Color): color is `#${string}` {
  return color.startsWith('#')
}
