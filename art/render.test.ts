// @vitest-environment node
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { type Shoot, withBrowser } from './browser.ts'
import { heroes } from './hero.ts'
import { renderWave } from './wave.ts'

const [width, height] = [400, 225]

test('a wave that is drawn again is the wave that was committed, and no other', { timeout: 60_000 }, async () => {
  await withBrowser(async (shoot) => {
    expect(await difference(shoot, 'error', 'error')).toBeLessThan(6)
    expect(await difference(shoot, 'error', 'about')).toBeGreaterThan(15)
  })
})

/** The mean difference between a wave drawn now and a committed one, per pixel and colour, of 255. */
async function difference(shoot: Shoot, drawn: keyof typeof heroes, committed: keyof typeof heroes): Promise<number> {
  const now = await pixels(sharp(await renderWave(shoot, heroes[drawn], width, height)))
  const then = await pixels(sharp(`public/art/hero/${committed}-800.webp`))
  return now.reduce((sum, value, index) => sum + Math.abs(value - (then[index] as number)), 0) / now.length
}

function pixels(image: Sharp): Promise<Buffer> {
  return image.resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}
