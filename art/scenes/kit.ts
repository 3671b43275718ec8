import type { drawnLocales } from '../../locales/locales.ts'
import { palette } from '../palette.ts'

export type DrawnLocale = (typeof drawnLocales)[number]

/** Picks the words of the language that is being drawn. */
type Say = (words: Record<DrawnLocale, string>) => string

export interface Scene {
  seed: number
  /** The rotation of the glass panels, in degrees. */
  pose: [x: number, y: number, z: number]
  /** Of the picture, where it is not 1200 × 900. */
  size?: [width: number, height: number]
  /** How much closer than usual. */
  zoom?: number
  /** On the light wave, with panels of milk glass. */
  light?: boolean
  /** CSS of a green ball in front of the glass. It is outside the 3D scene, where it would cut through the panels. */
  ball?: string
  inside: (say: Say) => string
}

export const sceneCss = `
*{box-sizing:border-box;margin:0}body{overflow:hidden;font:500 18px/1.4 Figtree;color:#eafff6;background-size:cover}
.stage{position:absolute;inset:0;perspective:2200px}
.scene{position:absolute;left:140px;top:110px;width:920px;height:660px;transform-style:preserve-3d}
.glass{position:absolute;border-radius:28px;background:linear-gradient(140deg,rgba(255,255,255,.26),rgba(255,255,255,.09) 45%,rgba(190,255,232,.12));backdrop-filter:blur(26px) saturate(150%);border:1.5px solid rgba(255,255,255,.34);box-shadow:0 50px 90px -20px rgba(0,10,20,.62),0 10px 30px -8px rgba(0,16,24,.45),inset 0 1px 0 rgba(255,255,255,.5),inset 0 -30px 60px -30px rgba(0,40,60,.35)}
.dark{background:linear-gradient(150deg,rgba(2,22,30,.88),rgba(3,40,48,.8))}.fill{inset:0}
.bar{height:66px;display:flex;align-items:center;gap:12px;padding:0 28px;border-bottom:1px solid rgba(255,255,255,.16)}
.bar i{width:14px;height:14px;border-radius:9px;background:#4db8ff}.bar i:nth-child(1){background:${palette.accent}}.bar i:nth-child(2){background:#2dd4a7}
.bar b{margin-left:18px;flex:1;height:32px;border-radius:16px;background:rgba(0,20,24,.28);font:500 17px/32px Figtree;padding:0 18px;color:#d6fff0d9}
.pad{padding:30px 34px}
h2{font:700 38px/1.1 Bricolage;letter-spacing:-.025em}
h3{font:700 25px/1.2 Bricolage;letter-spacing:-.015em}
p,small{color:#dcf8eed0}
small{font-size:17px;display:block;line-height:1.3}
.row{display:flex;align-items:center;gap:16px}
.between{justify-content:space-between}
.col{display:flex;flex-direction:column;gap:14px}
.grid{display:grid;gap:16px}
.tile{border-radius:20px;padding:16px 20px;background:rgba(255,255,255,.12);border:1px solid rgba(255,255,255,.2)}
.tile strong{display:block;font:700 32px/1.15 Bricolage;letter-spacing:-.02em}
.pill{border-radius:99px;padding:7px 16px;font-weight:600;font-size:17px;background:rgba(255,255,255,.14);white-space:nowrap}
.lime{background:${palette.accent}!important;color:${palette.accentInk}!important}
.mint{background:linear-gradient(90deg,${palette.emerald},${palette.teal})!important;color:#fff}
.sky{background:${palette.blue}!important;color:#fff}
.btn{border-radius:99px;padding:13px 26px;font-weight:700;font-size:19px;background:${palette.accent};color:${palette.accentInk};text-align:center;white-space:nowrap}
.toast{padding:20px 26px 20px 22px;display:flex;gap:16px;align-items:center;white-space:nowrap}
.toast b{display:block;font:700 22px/1.2 Bricolage;letter-spacing:-.01em}
.tick{flex:none;width:54px;height:54px;border-radius:18px;background:linear-gradient(135deg,${palette.accent},${palette.emerald});display:grid;place-items:center;box-shadow:0 12px 22px -8px #02150f}
.tick svg{width:28px;height:28px}
.code{padding:26px 30px;font:500 18px/1.7 Mono;white-space:pre;color:#c9f7e6}
.code em{font-style:normal;color:${palette.accent}}
.code u{text-decoration:none;color:#62c6ff}
.code s{text-decoration:none;color:#7fd8bdb0}
.orb{position:absolute;border-radius:50%;background:radial-gradient(circle at 32% 26%,#eaffc9 0,${palette.accent} 22%,#12a877 58%,#0a5f86 100%);box-shadow:0 40px 60px -16px #00101a99,inset -14px -18px 40px #00243a88}
.face{flex:none;border-radius:50%;background-color:#0e8f86;background-size:170% auto;background-position:50% 22%;border:2px solid #ffffffb0;width:52px;height:52px}
.initials{flex:none;border-radius:50%;display:grid;place-items:center;font:700 18px Figtree;color:#fff;border:2px solid #ffffffb0}
.light{color:${palette.ink}}.light :is(.dark,.toast){color:#eafff6}.light .toast{background:linear-gradient(150deg,#02161ef0,#03282ef0)}
.light .glass:not(.dark,.toast){background:linear-gradient(140deg,rgba(255,255,255,.92),rgba(255,255,255,.7) 45%,rgba(236,255,248,.78));border-color:#fff;box-shadow:0 50px 90px -24px rgba(4,70,84,.42),0 10px 30px -8px rgba(4,70,84,.2)}
.light .glass:not(.dark,.toast) .tile{background:rgba(10,122,96,.07);border-color:rgba(10,122,96,.16)}
.light .glass:not(.dark,.toast) :is(p,small){color:#2f5c54}
.line{height:10px;border-radius:6px;background:rgba(234,255,246,.26)}
.phone{position:absolute;width:372px;height:744px;border-radius:58px;padding:16px;background:linear-gradient(160deg,#0b2b30,${palette.ink} 60%);border:2px solid #8fd8c8a0;box-shadow:0 60px 100px -20px #000c14c0,0 10px 30px #00101a80,inset 0 0 0 6px #02100f}
.screen{height:100%;border-radius:44px;overflow:hidden;position:relative;background:linear-gradient(170deg,#0a5a49,#06312f 45%,#062347)}
.screen:before{content:"";position:absolute;left:50%;top:14px;width:104px;height:26px;margin-left:-52px;border-radius:14px;background:#020c0d;z-index:2}
.say{border-radius:24px;padding:16px 22px;font-size:22px;line-height:1.32;max-width:84%;text-wrap:balance}
.me{align-self:flex-end;background:${palette.accent};color:${palette.accentInk};border-bottom-right-radius:7px}
.it{align-self:flex-start;background:rgba(255,255,255,.15);border:1px solid #ffffff2b;border-bottom-left-radius:7px}
`

const icons = {
  tick: 'M20 6 9 17l-5-5',
  shield: 'M12 3c3 2 5.500 2.500 8 2.700V12c0 4.500-3 7.500-8 9.500-5-2-8-5-8-9.500V5.700C6.500 5.500 9 5 12 3Z',
  spark: 'M12 3c1 5.500 3.500 8 9 9-5.500 1-8 3.500-9 9-1-5.500-3.500-8-9-9 5.500-1 8-3.500 9-9Z',
  bolt: 'M13 2 5 13.500h6L10 22l9-12h-6.500Z',
  cart: 'M3 4h3l2.500 11h9.500l2.500-8H7M10 20h.1M17 20h.1',
  key: 'M15.500 3a5.200 5.200 0 1 0 0 10.400 5.200 5.200 0 0 0 0-10.400ZM11.500 12.200 3.500 20.200M6.500 17.200l3 3',
  pin: 'M12 21.500c4-4.500 7-8 7-12a7 7 0 0 0-14 0c0 4 3 7.500 7 12ZM12 12.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400Z',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2.500H4ZM10 21.500h4',
  up: 'M12 20V5M5.500 11 12 4.500l6.500 6.500',
  star: 'm12 3 2.700 5.800 6.300.8-4.600 4.400 1.200 6.300L12 17.200l-5.600 3.100 1.200-6.300L3 9.600l6.300-.8Z',
} as const

export const icon = (name: keyof typeof icons, { size = 28, ink = '#032a20', fill = 'none' } = {}) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${fill}" stroke="${ink}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"><path d="${icons[name]}"/></svg>`

export const toast = (sign: keyof typeof icons, title: string, note: string, style: string) =>
  `<div class="glass toast" style="${style}"><div class="tick">${icon(sign)}</div><div><b>${title}</b><small>${note}</small></div></div>`

export const windowBar = (address: string) => `<div class="bar"><i></i><i></i><i></i><b>${address}</b></div>`

export const line = (width: string, style = '') => `<div class="line" style="width:${width};${style}"></div>`

/** The face of a person of the company; the style sheet holds the picture. */
export const face = (id: string, size = 52) => `<div class="face ${id}" style="width:${size}px;height:${size}px"></div>`

const tints = ['#0f8f6d,#0a6a86', '#0e7ac0,#0a4f96', '#128a9c,#0c5a7a', '#2f7d3c,#0a6a5a']

/** Somebody without a portrait: the founders lend their faces to nobody. */
export const initials = (letters: string, size = 52) =>
  `<div class="initials" style="width:${size}px;height:${size}px;font-size:${size * 0.38}px;background:linear-gradient(140deg,${tints[letters.charCodeAt(0) % tints.length]})">${letters}</div>`
