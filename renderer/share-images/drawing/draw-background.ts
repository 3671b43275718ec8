import sharp from 'sharp'
import type { Area } from '../../fonts/fit-text.ts'
import { shareImageSize } from '../share-image.ts'

const color = { raw: { ...shareImageSize, channels: 3 } } as const
const gray = { raw: { ...shareImageSize, channels: 1 } } as const

/**
 * How much the wave's light parts are darkened below text, for a contrast of 4.5; dark parts stay, so that its folds
 * remain visible.
 */
const taken = 0.6
/** The blur of the shade and its margin around the text, in pixels. */
const [softness, reach] = [60, 70]

/** The wave as RGB, darkened by the shade, and cropped so that it lies lower and rises further to the right. */
export async function drawBackground(waveFile: string, shade: Buffer): Promise<Buffer> {
  const cut = sharp(waveFile)
    .resize(1272)
    .extract({ left: 0, top: 66, ...shareImageSize })
  const wave = await cut.removeAlpha().raw().toBuffer()
  const cached = await sharp(wave, color).greyscale().linear(-taken, 255).raw().toBuffer()
  const input = await sharp(cached, gray).joinChannel(shade, gray).png({ compressionLevel: 0 }).toBuffer()
  return sharp(wave, color)
    .composite([{ input, blend: 'multiply' }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** White below text, fading to black. */
export function drawShade(areas: Area[]): Promise<Buffer> {
  const rects = areas.map(
    ({ left, top, width, height }) =>
      `<rect fill="#fff" x="${left - reach}" y="${top - reach}" width="${width + 2 * reach}" height="${height + 2 * reach}"/>`,
  )
  const { width, height } = shareImageSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${rects.join('')}</svg>`
  return sharp(Buffer.from(svg)).blur(softness).extractChannel(0).raw().toBuffer()
}
