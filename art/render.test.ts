import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { heroes } from './hero.ts'
import { prepareScene } from './scenes/scenes.ts'
import { renderWave } from './wave.ts'

const size = { width: 400, height: 225 }
const sceneSize = { width: 400, height: 300 }

// A picture of each kind is compared with the committed one and with others: those differ far more than what two versions of a
// browser draw.
test('a wave that is drawn again looks like the committed picture, and like no other', {
  timeout: 60_000,
}, async () => {
  await withBrowser(async (shoot) => {
    const drawn = await renderWave(shoot, heroes.hire, size.width, size.height)
    expect(await difference(drawn, 'hero/hire-800', size)).toBeLessThan(6)
    expect(await difference(drawn, 'hero/light-800', size)).toBeGreaterThan(15)
  })
})

test('a scene that is drawn again looks like the committed picture, in its language', { timeout: 60_000 }, async () => {
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
