import sharp from 'sharp'
import { publishPicture } from '../editor/new/encode-picture.ts'
import { outline } from '../renderer/fonts/outline.ts'
import type { Shoot } from './browser.ts'
import { heading } from './faces.ts'
import { palette } from './palette.ts'
import { drawPavement, type Pavement } from './pavement.ts'
import { writePublicFile } from './publish.ts'
import { drawScatteredStones } from './scattered-stones.ts'
import { renderWave, type Wave } from './wave.ts'

/** The end of every page. */
const footer: Pavement = { width: 1600, height: 240, seed: 7, stone: 13, stripe: 300, crest: 420, far: 3.4 }
const footerOnPhones: Pavement = { width: 750, height: 240, seed: 4, stone: 22, stripe: 330, crest: 460, far: 2.5 }
/** Pages that say one thing: the stones lie below and to the right of their words. */
const ground: Pavement = {
  width: 1600,
  height: 900,
  seed: 11,
  stone: 19,
  stripe: 560,
  crest: 820,
  far: 3.2,
  top: 0.3,
  dawn: [0.4, 0.86],
}

/** The call that closes a page stands on it: a wave comes down on the pavement, and becomes stones. */
const closing: Pavement = { width: 1600, height: 900, seed: 7, stone: 15, stripe: 330, crest: 460, far: 3.4, top: 0.56 }
const closingWave: Wave = { seed: 21, ribbons: 7, base: [0.16, 0.3], lift: [0.6, 0.12] }

export async function renderPavements(shoot: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  if (isWanted('pavement/home')) await writePublicFile('art/pavement/home.svg', drawScatteredStones())
  if (isWanted('hero/closing-stones')) await publishClosing(shoot)
  const isMissing = await readMask('404')
  let isPlaced = false
  const pictures: [name: string, pavement: Pavement, widths: number[], avif: number][] = [
    ['pavement/footer', footer, [800, 1600], 14_400],
    ['pavement-narrow/footer', footerOnPhones, [750], 6_200],
    [
      'hero/missing-stones',
      { ...ground, mark: (x, y) => (isMissing(x, y) ? palette.ink : undefined) },
      [800, 1600],
      30_000,
    ],
    [
      'hero/last-stone',
      {
        ...ground,
        seed: 5,
        mark: (x, y) => {
          if (isPlaced || Math.hypot(x - 1330, y - 740) > 20) return undefined
          isPlaced = true
          return palette.accent
        },
      },
      [800, 1600],
      30_000,
    ],
  ]
  for (const [name, ...rest] of pictures) if (isWanted(name)) await publish(name, ...rest)
}

async function publishClosing(shoot: Shoot): Promise<void> {
  const { width, height } = closing
  const sea = sharp(await renderWave(shoot, closingWave, width, height)).resize(width).removeAlpha()
  const pixels = await sea.clone().raw().toBuffer()
  const under = (x: number, y: number) => {
    const at = 3 * (clamp(y, height) * width + clamp(x, width))
    return `#${pixels.subarray(at, at + 3).toString('hex')}`
  }
  const stones = await sharp(Buffer.from(drawPavement({ ...closing, under })), { unlimited: true }).png().toBuffer()
  // What is seen between the stones: the nearer they are, the darker the joints.
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="0" y2="1"><stop offset=".62" stop-color="${palette.ink}" stop-opacity="0"/><stop offset=".82" stop-color="${palette.ink}" stop-opacity=".8"/><stop offset=".98" stop-color="${palette.ink}"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/></svg>`,
  )
  const png = await sharp(await sea.png().toBuffer())
    .composite([{ input: shade }, { input: stones }])
    .png()
    .toBuffer()
  await publishPicture('hero/closing-stones', png, [800, 1600], { avif: 26_000, webp: 60_000 })
}

const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(value)))

async function publish(name: string, pavement: Pavement, widths: number[], avif: number): Promise<void> {
  const png = await sharp(Buffer.from(drawPavement(pavement)), { density: 144, unlimited: true })
    .png()
    .toBuffer()
  await publishPicture(name, png, widths, { avif, webp: avif * 2.4 })
}

/** Where the stones are missing that would spell a word, on the right. */
async function readMask(word: string): Promise<(x: number, y: number) => boolean> {
  const { width, height } = ground
  const font = await heading(800)
  const { d } = outline(font, word, 300, { x: 965, y: 800 })
  const { data } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><path fill="#fff" d="${d}"/></svg>`,
    ),
  )
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x, y) => (data[Math.round(y) * width + Math.round(x)] ?? 0) > 127
}
