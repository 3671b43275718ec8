// @vitest-environment node
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { heroes } from './hero.ts'
import { prepareScene } from './scenes/scenes.ts'
import { renderWave } from './wave.ts'

const size = { width: 400, height: 225 }
const sceneSize = { width: 400, height: 300 }

// Two pictures of the pipeline's two kinds, each beside one that it must not be: what tells them apart is far more than what
// another version of the browser changes.
test('a wave that is drawn again is the wave that was committed, and no other', { timeout: 60_000 }, async () => {
  await withBrowser(async (shoot) => {
    const drawn = await renderWave(shoot, heroes.error, size.width, size.height)
    expect(await difference(drawn, 'hero/error-800', size)).toBeLessThan(6)
    expect(await difference(drawn, 'hero/about-800', size)).toBeGreaterThan(15)
  })
})

test('a scene that is drawn again is the scene that was committed, in its language', { timeout: 60_000 }, async () => {
  await withBrowser(async (shoot) => {
    const draw = await prepareScene(shoot, 'services/apis')
    const drawn = await draw('en-us')
    const same = await difference(drawn, 'services/apis.en-us-480', sceneSize)
    expect(same).toBeLessThan(4)
    expect(await difference(drawn, 'services/apis.pt-br-480', sceneSize)).toBeGreaterThan(same * 1.1)
    expect(await difference(drawn, 'services/design.en-us-480', sceneSize)).toBeGreaterThan(15)
  })
})

/** The mean difference between a picture drawn now and a committed one, per pixel and colour, of 255. */
async function difference(drawn: Buffer, committed: string, { width, height }: typeof size): Promise<number> {
  const pixels = (image: Sharp) => image.resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const now = await pixels(sharp(drawn))
  const then = await pixels(sharp(`public/art/${committed}.webp`))
  return now.reduce((sum, value, index) => sum + Math.abs(value - (then[index] as number)), 0) / now.length
}
