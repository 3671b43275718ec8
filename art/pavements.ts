import sharp from 'sharp'
import { publishPicture } from '../editor/pictures/encode-picture.ts'
import { outline } from './outline.ts'
import type { Shoot } from './browser.ts'
import { heading } from './faces.ts'
import { palette } from './palette.ts'
import { drawPavement, type Pavement } from './pavement.ts'
import { writePublicFile } from './publish.ts'
import { drawScatteredStones } from './scattered-stones.ts'

/** The end of every page. */
const footer: Pavement = {
  width: 1600,
  height: 240,
  seed: 7,
  stone: 14,
  stripe: 200,
  crest: 420,
  sway: 0.2,
  far: 1.9,
  top: -0.05,
  dawn: [-1, 0.5],
}
const footerOnPhones: Pavement = { ...footer, width: 750, seed: 4, stone: 17, stripe: 220, crest: 380, dawn: [-2, 0.4] }
/** The opening of a page: the stones lie to the right of its words. */
const ground: Pavement = {
  width: 1600,
  height: 900,
  seed: 11,
  stone: 17,
  stripe: 560,
  crest: 820,
  far: 3.2,
  top: 0.24,
  dawn: [0.36, 0.78],
}

export async function renderPavements(_: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  if (isWanted('pavement/home')) await writePublicFile('art/pavement/home.svg', drawScatteredStones())
  const isMissing = await readMask('404')
  let isPlaced = false
  const pictures: [name: string, pavement: Pavement, widths: number[], avif: number][] = [
    ['pavement/footer', footer, [800, 1600], 17_500],
    ['pavement-narrow/footer', footerOnPhones, [750], 8_000],
    ['hero/stones', ground, [800, 1600], 20_000],
    [
      'hero/missing-stones',
      { ...ground, stone: 14, mark: (x, y) => (isMissing(x, y) ? palette.ink : undefined) },
      [800, 1600],
      20_000,
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
      20_000,
    ],
  ]
  for (const [name, ...rest] of pictures) if (isWanted(name)) await publish(name, ...rest)
}

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
