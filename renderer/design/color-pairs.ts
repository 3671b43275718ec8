import { contrast } from './contrast'
import type { ColorName } from './tokens'

/** A colour of the theme, or the value of one that a component names itself. */
type Color = ColorName | `#${string}`

export interface ColorPair {
  text: Color
  /** From the lowest layer up. */
  ground: readonly [Color, ...Color[]]
  use: string
  /** WCAG 1.4.3 asks 4.5:1 of text and 3:1 of large text, 1.4.11 asks 3:1 of what tells a control or a state. */
  needs: 4.5 | 3
  /** The component that names the values which are not of the theme. */
  file?: string
}

const white = '#ffffff'
const carousel = 'components/carousel/Carousel.tsx'
const field = 'components/forms/Field.tsx'
const header = 'components/layout/StandardHeader.tsx'
const service = 'components/sections/ServicesGrid.tsx'

/** What the design puts on what. Words over pictures are not here: what lies below them differs from place to place. */
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
  { text: 'accent-ink', ground: ['accent-strong'], use: 'button accent, hovered', needs: 4.5 },
  { text: white, ground: ['brand'], use: 'button solid; button outline, hovered', needs: 4.5 },
  { text: white, ground: ['brand-hover'], use: 'button solid, hovered', needs: 4.5 },
  { text: 'brand', ground: ['paper'], use: 'button outline', needs: 4.5 },
  { text: 'brand', ground: ['mint'], use: 'button outline', needs: 4.5 },
  { text: 'ink', ground: ['on-dark'], use: 'button outline on dark, hovered', needs: 4.5 },
  { text: '#5c7671', ground: [white], use: 'placeholder of a field', needs: 4.5, file: field },
  { text: '#7d9a93', ground: [white], use: 'edge of a field', needs: 3, file: field },
  { text: 'error', ground: [white], use: 'edge of a wrong field', needs: 3 },
  { text: white, ground: ['#0a7a54'], use: 'header, start', needs: 4.5, file: header },
  { text: white, ground: ['#0a7f6a'], use: 'header, middle', needs: 4.5, file: header },
  { text: white, ground: ['#0b6fb8'], use: 'header, end', needs: 4.5, file: header },
  { text: white, ground: ['#0a7a54', '#03141633'], use: 'header, start, hovered', needs: 4.5, file: header },
  { text: white, ground: ['#0a7f6a', '#03141633'], use: 'header, middle, hovered', needs: 4.5, file: header },
  { text: white, ground: ['#0b6fb8', '#03141633'], use: 'header, end, hovered', needs: 4.5, file: header },
  { text: '#e3f5ee', ground: ['#0a7a54'], use: 'green service card', needs: 4.5, file: service },
  { text: '#e3f5ee', ground: ['#04342f'], use: 'green service card, end', needs: 4.5, file: service },
  { text: '#e3f5ee', ground: ['#0b6fb8'], use: 'blue service card', needs: 4.5, file: service },
  { text: '#e3f5ee', ground: ['#0b3f8a'], use: 'blue service card, end', needs: 4.5, file: service },
  { text: 'accent', ground: ['#0a7a54'], use: 'arrow and focus of a green service card', needs: 3, file: service },
  { text: 'accent', ground: ['#0b6fb8'], use: 'arrow and focus of a blue service card', needs: 3, file: service },
  { text: '#34d399', ground: ['ink'], use: 'highlighted words', needs: 3, file: 'components/sections/Hero.tsx' },
  { text: '#60a5fa', ground: ['ink'], use: 'highlighted words, end', needs: 3, file: 'components/sections/Hero.tsx' },
  { text: 'brand', ground: ['mint'], use: 'edge and arrow of a carousel button', needs: 3 },
  { text: '#6b8580', ground: ['mint'], use: 'arrow of a carousel button at its end', needs: 3, file: carousel },
  { text: 'link-blue', ground: ['paper'], use: 'focus', needs: 3 },
  { text: 'link-blue', ground: ['mint'], use: 'focus', needs: 3 },
  { text: 'link-blue', ground: ['card'], use: 'focus', needs: 3 },
  { text: 'accent', ground: ['ink'], use: 'focus on dark', needs: 3 },
]

/** A pair with the values of its colours and what they come to. */
export function measure(pair: ColorPair, colors: Record<ColorName, string>) {
  const hexOf = (color: Color) => (isValue(color) ? color : colors[color])
  const text = hexOf(pair.text)
  const ground = pair.ground.map(hexOf)
  const ratio = contrast(text, ground)
  return { text, ground, ratio, isEnough: ratio >= pair.needs }
}

export function isValue(color: Color): color is `#${string}` {
  return color.startsWith('#')
}
