import sharp from 'sharp'
import { publishPicture } from '../editor/pictures/encode-picture.ts'
import { fontFaces, type Shoot } from './browser.ts'
import { palette } from './palette.ts'
import { bustUrls, type PersonId } from './people/people.ts'
import { publishWords } from './words.ts'

interface Cover {
  /** A part of a rendered picture that is 1600 pixels wide. */
  ground: [picture: string, left: number, top: number]
  glow: string
  inside: string
}

const big = (text: string, style: string) => `<b class="big" style="${style}">${text}</b>`
const quoteMark = (style: string) => `<b class="big quote" style="${style};line-height:1"></b>`
const person = (id: PersonId, style: string) => `<div class="bust ${id}" style="${style}"></div>`

/** Heights, in parts of what the widest card of the news page shows. */
const bars = [0.22, 0.4, 0.3, 0.62, 0.8, 0.55, 1, 0.66, 0.84, 0.5, 0.62, 0.36, 0.2]
const sound = `<div class="sound">${bars.map((height) => `<i style="height:${height * 300}px"></i>`).join('')}</div>`

const diamond = `<svg style="left:250px;top:34px;width:460px" viewBox="0 0 460 330"><defs><linearGradient id="y" x2="1" y2="1"><stop stop-color="#f4ffb8"/><stop offset=".5" stop-color="#c9f04a"/><stop offset="1" stop-color="#7fc92c"/></linearGradient><linearGradient id="q" x2="1" y2="1"><stop stop-color="#2aa3f5"/><stop offset="1" stop-color="#072d63"/></linearGradient></defs>
<path d="M230 14 446 165 230 316 14 165Z" fill="url(#y)" stroke="url(#y)" stroke-width="22" stroke-linejoin="round"/><circle cx="230" cy="165" r="86" fill="url(#q)"/><path d="M146 148c50-14 122-2 166 40" fill="none" stroke="${palette.paper}" stroke-width="15"/></svg>`

const hurdles = `<svg style="inset:0;width:960px" viewBox="0 0 960 540"><defs><linearGradient id="u" y2="1" x2="0"><stop stop-color="#fff"/><stop offset="1" stop-color="#8fe3ff" stop-opacity=".25"/></linearGradient></defs>
<g fill="url(#u)">${[0, 1, 2, 3].map((i) => `<rect x="${230 + i * 130}" y="${330 - i * 62}" width="26" height="320" rx="13"/>`).join('')}</g>
<circle cx="742" cy="74" r="42" fill="${palette.accent}"/></svg>`

/** The figure of a client story, before and after, and its ground. */
const changes: Record<string, [before: number, after: number, ground: string]> = {
  'stories/ipessegur': [7, 2, palette.brand],
  'stories/sorrivita': [21, 12, palette.deep],
  'stories/caisbanq': [68, 11, palette.brand],
  'stories/maresia-jornal': [25, 3, palette.deep],
  'stories/quilatto': [48, 6, palette.brand],
}

const figure = (before: number, after: number, ground: string) =>
  `<div class="figure" style="background:${ground}"><b>${before}</b><svg viewBox="0 0 60 40" width="150"><path d="M3 20h52M38 4l17 16-17 16" fill="none" stroke="${palette.accent}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg><b>${after}</b></div>`

const covers: Record<string, Cover> = {
  'news/ia-e-empresas-podcast': {
    ground: ['hero/home', 0, 360],
    glow: '#0e7a58',
    inside: sound,
  },
  'news/tecnologia-para-o-brasil': {
    ground: ['hero/home', 640, 360],
    glow: '#2c7a2a',
    inside: diamond,
  },
  'news/ia-no-dia-a-dia': {
    ground: ['hero/last-stone', 0, 360],
    glow: '#0a7f8f',
    inside: big('24/7', 'left:64px;top:92px;font-size:330px'),
  },
  'news/perfil-na-educacao-online': {
    ground: ['hero/last-stone', 640, 300],
    glow: '#067a72',
    inside: quoteMark('left:150px;top:30px;font-size:1060px'),
  },
  'news/superando-barreiras': {
    ground: ['hero/home', 320, 200],
    glow: '#0b59a8',
    inside: hurdles,
  },
  'news/demo': {
    ground: ['hero/missing-stones', 0, 200],
    glow: '#2747a8',
    inside: big('8–10', 'left:64px;top:92px;font-size:316px'),
  },
  'videos/ia-nas-empresas': {
    ground: ['hero/service-web', 640, 360],
    glow: '#0d9a7d',
    inside: person('ceo', 'left:30px;top:14px;width:560px') + person('cto', 'left:390px;top:-18px;width:580px'),
  },
  'videos/entrevista-cto-jornal': {
    ground: ['hero/service-apis', 640, 300],
    glow: '#0d7fc0',
    inside:
      quoteMark('left:50px;top:-40px;font-size:640px') + person('cto', 'left:350px;top:-46px;width:610px'),
  },
  'videos/entrevista-summit': {
    ground: ['hero/service-outsourcing', 640, 300],
    glow: '#17a888',
    inside: `<div class="beam"></div><div class="beam two"></div>${person('ceo', 'left:190px;top:-36px;width:600px')}`,
  },
}

const css = `*{box-sizing:border-box}body{margin:0;width:960px;height:540px;overflow:hidden;position:relative}
body>*{position:absolute}.bust{aspect-ratio:380/460;background-size:100%;filter:brightness(1.14)}.sea{inset:0;width:960px;height:540px}
.figure{inset:0;display:flex;align-items:center;justify-content:center;gap:48px;color:${palette.paper};font:800 250px/1 Bricolage;letter-spacing:-.04em}
.quote::before{content:'“'}.big{font-family:Bricolage;font-weight:800;letter-spacing:-.035em;line-height:1;white-space:nowrap;background:linear-gradient(165deg,#fff 20%,#dffcf0 48%,#8fe8d6 78%,#4dc3e8);background-clip:text;color:transparent;padding:0 .1em .1em 0;filter:drop-shadow(0 18px 30px #00121a80)}
.sound{left:150px;top:120px;width:660px;height:300px;display:flex;align-items:center;justify-content:space-between}
.sound i{width:24px;border-radius:12px;background:${palette.accent}}
.beam{left:120px;top:-80px;width:340px;height:720px;background:linear-gradient(#e9fff4cc,#e9fff400 85%);clip-path:polygon(42% 0,58% 0,100% 100%,0 100%);transform:rotate(-22deg);transform-origin:50% 0;filter:blur(6px);opacity:.5}.beam.two{left:500px;transform:rotate(22deg)}`

export async function renderCovers(shoot: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  const busts = (await bustUrls()).map(([id, url]) => `.${id}{background-image:${url}}`)
  const styles = (await fontFaces()) + css + busts.join('')
  for (const [name, change] of Object.entries(changes)) {
    if (isWanted(name)) await publishCover(shoot, name, styles, figure(...change))
  }
  for (const [name, cover] of Object.entries(covers)) {
    if (isWanted(name)) await publishCover(shoot, name, styles, await overStones(cover))
  }
}

async function overStones({ ground: [picture, left, top], glow, inside }: Cover): Promise<string> {
  const stones = await sharp(`public/art/${picture}-1600.webp`).extract({ left, top, width: 960, height: 540 }).png().toBuffer()
  const light = `<div class="sea" style="background:radial-gradient(60% 75% at 52% 36%,${glow},transparent);opacity:.75"></div>`
  return `<img class="sea" src="data:image/png;base64,${stones.toString('base64')}">${light}${inside}`
}

async function publishCover(shoot: Shoot, name: string, styles: string, inside: string): Promise<void> {
  const html = `<!doctype html><meta charset="utf-8"><title></title><style>${styles}</style>${inside}`
  const { png, words } = await shoot(html, 960, 540)
  if (words.length > 0) publishWords(name, words, [960, 540], 960)
  await publishPicture(name, png, [480, 750, 960], { avif: 20_000, webp: 36_000, text: true })
}
