import sharp from 'sharp'
import { publishPicture } from '../editor/pictures/encode-picture.ts'
import type { Shoot } from './browser.ts'
import { palette } from './palette.ts'
import { publishThumbnail } from './publish.ts'
import { renderWave, type Wave } from './wave.ts'

// The same wave with other settings. Its left side is darker, for the headline.
export const heroes = {
  home: { seed: 0 },
  card: { seed: 3, hue: 0.06, lift: [0.5, 0.1] },
  light: { seed: 2, light: 1 },
} satisfies Record<string, Wave>

/** A band in the middle of a page: its ribbons come from below. */
const call: Wave = { seed: 21, ribbons: 7, base: [-0.3, 0.4], lift: [0.8, 0.2] }

export async function renderHeroes(shoot: Shoot): Promise<void> {
  for (const [page, wave] of Object.entries(heroes))
    await publishPicture(`hero/${page}`, await renderWave(shoot, wave, 1600, 900), [800, 1600], {
      avif: 20_000,
      webp: 44_000,
    })
}

export async function renderCall(shoot: Shoot): Promise<void> {
  await publishPicture('call/home', await renderWave(shoot, call, 1600, 700), [800, 1600], { avif: 16_000, webp: 38_000 })
}

/** What a menu of small screens ends with: it begins in the menu's ground. */
export async function renderMenu(shoot: Shoot): Promise<void> {
  const wave = {
    seed: 23,
    ribbons: 7,
    amplitude: 1.2,
    rise: [0, 1.1],
    base: [-0.1, 0.3],
    lift: [0.3, 0.05],
    calm: 0,
  } satisfies Wave
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><linearGradient id="a" x2="0" y2="1"><stop stop-color="${palette.ink}"/><stop offset=".5" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient><path fill="url(#a)" d="M0 0h1200v1200H0z"/></svg>`
  const picture = sharp(await renderWave(shoot, wave, 800, 800)).composite([{ input: Buffer.from(ground) }])
  await publishThumbnail('art/menu', await picture.png().toBuffer(), 10_000)
}
