import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { withBrowser } from './browser.ts'
import { renderScene } from './rendered.ts'
import { photograph } from './screens/photograph.ts'

const size = { width: 400, height: 225 }
const screenSize = { width: 400, height: 200 }

// A picture of each kind is compared with the committed one and with others: those differ far more than what two versions of a
// renderer draw.
test('ribbons that are rendered again look like the committed picture, and like no other', async () => {
  const drawn = renderScene('hero-web', size.width, 4)
  assert((await difference(drawn, 'hero/service-web-800', size)) < 6)
  assert((await difference(drawn, 'hero/service-apis-800', size)) > 15)
})

test('an interface that is photographed again looks like the committed picture, in its language', async () => {
  await withBrowser(async (shoot) => {
    const { png } = await photograph(shoot, 'services/apis', 'en-us')
    const same = await difference(png, 'services/apis.en-us-800', screenSize)
    assert(same < 4)
    assert((await difference(png, 'services/apis.pt-br-800', screenSize)) > same * 1.1)
    assert((await difference(png, 'services/design.en-us-800', screenSize)) > 15)
  })
})

/** The mean difference between a picture drawn now and a committed one, per pixel and color, of 255. */
async function difference(drawn: Buffer, committed: string, { width, height }: typeof size): Promise<number> {
  const pixels = (image: Sharp) => image.resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const now = await pixels(sharp(drawn))
  const then = await pixels(sharp(`public/art/${committed}.webp`))
  return now.reduce((sum, value, index) => sum + Math.abs(value - (then[index] as number)), 0) / now.length
}
