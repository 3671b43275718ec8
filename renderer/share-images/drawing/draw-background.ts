import sharp from 'sharp'
import type { Area } from '../../fonts/fit-text.ts'
import { shareImageSize } from '../share-image-size.ts'

const color = { raw: { ...shareImageSize, channels: 3 } } as const
const grey = { raw: { ...shareImageSize, channels: 1 } } as const

/** How much of its light white loses below words, which then have a contrast of 4.5; dark loses none, so that the folds stay to be seen. */
const taken = 0.6
/** How softly the shade ends, and how far it reaches beyond the words, in pixels. */
const [softness, reach] = [60, 70]

/** A wave as red, green and blue, darker in the shade. It is cut a little larger than the picture, so that it lies lower and rises further to the right. */
export async function drawBackground(waveFile: string, shade: Buffer): Promise<Buffer> {
  const cut = sharp(waveFile)
    .resize(1272)
    .extract({ left: 0, top: 66, ...shareImageSize })
  const wave = await cut.removeAlpha().raw().toBuffer()
  const cached = await sharp(wave, color).greyscale().linear(-taken, 255).raw().toBuffer()
  const input = await sharp(cached, grey).joinChannel(shade, grey).png({ compressionLevel: 0 }).toBuffer()
  return sharp(wave, color)
    .composite([{ input, blend: 'multiply' }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** White where words stand, and soft towards black. */
export function drawShade(areas: Area[]): Promise<Buffer> {
  const rects = areas.map(
    ({ left, top, width, height }) =>
      `<rect fill="#fff" x="${left - reach}" y="${top - reach}" width="${width + 2 * reach}" height="${height + 2 * reach}"/>`,
  )
  const { width, height } = shareImageSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${rects.join('')}</svg>`
  return sharp(Buffer.from(svg)).blur(softness).extractChannel(0).raw().toBuffer()
}
