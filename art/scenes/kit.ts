import type { DrawnLocale } from '../../locales/locales.ts'
import { palette } from '../palette.ts'

/** Picks the words of the language that is being drawn. */
export type Say = (words: Record<DrawnLocale, string>) => string

/** The shapes in which scenes are shown, in pixels in which they are drawn; the widths of their files, and the bytes allowed for an AVIF of the widest. */
export const frames = {
  card: { size: [800, 450], widths: [480, 960], avif: 12_500 },
  wide: { size: [1600, 800], widths: [800, 1600], avif: 20_000 },
  narrow: { size: [800, 600], widths: [480, 960], avif: 14_000 },
} satisfies Record<string, { size: [width: number, height: number]; widths: number[]; avif: number }>

export interface Scene {
  frame: keyof typeof frames
  ground: 'ink' | 'deep' | 'brand' | 'mint'
  inside: (say: Say) => string
}

/** One artefact on an even ground: whoever looks at it for a second should be able to say what it is. */
export const sceneCss = `
*{box-sizing:border-box;margin:0}body{position:relative;width:100vw;height:100vh;overflow:hidden;font:500 26px/1.35 Figtree}
.ink{background:${palette.ink};color:#eafff6}.deep{background:${palette.deep};color:#eafff6}.brand{background:${palette.brand}}.mint{background:#dff6eb;color:${palette.ink}}
body>*{position:absolute}
b,h2{font-family:Bricolage;font-weight:700;letter-spacing:-.02em;line-height:1.15}
h2{font-size:44px}
.row{display:flex;align-items:center;gap:20px}
.between{justify-content:space-between}
.col{display:flex;flex-direction:column;gap:20px}
.sheet{background:#fff;color:${palette.ink};border-radius:28px}
.quiet{color:#3d5754}:is(.ink,.deep)>*>.quiet,.faint{color:#c5dcd5}
.rule{border-top:2px solid #c4e8d8}
.pill{border-radius:99px;padding:8px 22px;font-weight:600;white-space:nowrap;background:#dff6eb;color:${palette.brand}}
.lime{background:${palette.accent};color:${palette.accentInk}}
.green{background:${palette.brand};color:#fff}
.blue{background:${palette.blue};color:#fff}
.initials{flex:none;border-radius:50%;display:grid;place-items:center;font-weight:700;color:#fff}
.mono{font:500 30px/1.6 Mono;white-space:pre}
.mono em{font-style:normal;color:${palette.accent}}
.mono u{text-decoration:none;color:#62c6ff}
.mono s{text-decoration:none;color:#9cc9b8}
.say{border-radius:32px;padding:20px 30px;line-height:1.3;text-wrap:balance}
.me{align-self:flex-end;background:${palette.accent};color:${palette.accentInk};border-bottom-right-radius:8px}
.it{align-self:flex-start;background:#fff;color:${palette.ink};border-bottom-left-radius:8px}
.phone{border-radius:56px;padding:14px;background:#0b2a2b}
.screen{height:100%;border-radius:44px;overflow:hidden;position:relative;background:#fff;color:${palette.ink}}
`

const icons = {
  tick: 'M20 6 9 17l-5-5',
  spark: 'M12 3c1 5.500 3.500 8 9 9-5.500 1-8 3.500-9 9-1-5.500-3.500-8-9-9 5.500-1 8-3.500 9-9Z',
  cart: 'M3 4h3l2.500 11h9.500l2.500-8H7M10 20h.1M17 20h.1',
  pin: 'M12 21.500c4-4.500 7-8 7-12a7 7 0 0 0-14 0c0 4 3 7.500 7 12ZM12 12.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400Z',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2.500H4ZM10 21.500h4',
  star: 'm12 3 2.700 5.800 6.300.8-4.600 4.400 1.200 6.300L12 17.200l-5.600 3.100 1.200-6.300L3 9.600l6.300-.8Z',
} as const

export const icon = (name: keyof typeof icons, { size = 40, ink = palette.brand, fill = 'none' } = {}) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${fill}" stroke="${ink}" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"><path d="${icons[name]}"/></svg>`

/** A tick in a circle. */
export const tick = (size: number) =>
  `<span class="lime" style="flex:none;display:grid;place-items:center;width:${size}px;height:${size}px;border-radius:50%">${icon('tick', { size: size * 0.56, ink: palette.accentInk })}</span>`

const tints = [palette.brand, palette.blue, '#0a7f6a', '#0b3f8a']

/** Somebody without a portrait: the founders lend their faces to nobody. */
export const initials = (letters: string, size: number) =>
  `<span class="initials" style="width:${size}px;height:${size}px;font-size:${size * 0.36}px;background:${tints[letters.charCodeAt(0) % tints.length]}">${letters}</span>`

/** Where words stand that are not the point. */
export const line = (width: string, color = '#dff6eb') =>
  `<i style="display:block;height:14px;border-radius:7px;width:${width};background:${color}"></i>`
