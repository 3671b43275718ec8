import type { Shoot } from './browser.ts'
import { publishPicture } from './encode.ts'
import { renderWave, type Wave } from './wave.ts'

// The same wave with other settings on each page. Its left side is darker, for the headline.
export const heroes = {
  home: { seed: 0 },
  about: { seed: 8 },
  services: { seed: 10, ribbons: 9 },
  contact: { seed: 5, lift: [0.44, 0.06] },
  products: { seed: 9, ribbons: 10, rise: [0.4, 1], lift: [0.7, 0] },
  news: { seed: 6, base: [-0.12, 0.32] },
  ai: { seed: 11, hue: -0.14, lift: [0.66, 0.12] },
  factory: { seed: 5, ribbons: 12, tilt: -8, base: [-0.16, 0.36] },
  hire: { seed: 7, ribbons: 6, amplitude: 1.7, swell: 1.15 },
  card: { seed: 3, hue: 0.06, lift: [0.5, 0.1] },
  error: { seed: 9.4, ribbons: 5, amplitude: 2.1, swell: 1.5, rise: [0.5, 1.1], base: [-0.14, 0.4] },
  light: { seed: 2, light: 1 },
} satisfies Record<string, Wave>

// A phone reads from top to bottom, so there the wave lies below the words.
const homePortrait: Wave = {
  seed: 2.5,
  swell: 1.5,
  rise: [-0.1, 1.1],
  lift: [0.42, 0.1],
  base: [-0.06, 0.2],
  amplitude: 0.6,
  calm: 0,
}

export async function renderHeroes(shoot: Shoot): Promise<void> {
  for (const [page, wave] of Object.entries(heroes))
    await publishPicture(`hero/${page}`, await renderWave(shoot, wave, 1600, 900), [800, 1600], {
      avif: 20_000,
      webp: 44_000,
    })
  await publishPicture('hero/home-portrait', await renderWave(shoot, homePortrait, 750, 1200), [750], {
    avif: 14_000,
    webp: 30_000,
  })
}
