import { existsSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { fitText } from '../../renderer/fonts/fit-text.ts'
import { staticFont } from '../../renderer/fonts/static-font.ts'
import unoConfig from '../../uno.config.ts'
import { type Budget, filesOfPicture, publishPicture, readPictures } from './encode-picture.ts'

/** The size of covers, with more bytes than drawings because photographs have more detail. */
const [widths, width, height] = [[480, 750, 960], 960, 540]
const budget: Budget = { avif: 40_000, webp: 60_000 }

interface NewPicture {
  /** Such as `news/an-article`. */
  name: string
  /** Written on the picture if it is drawn. */
  title: string
  /** A photograph; without one, the picture is drawn. */
  file?: string | undefined
}

export async function makePicture({ name, title, file }: NewPicture): Promise<void> {
  if (file && !existsSync(file)) throw new Error(`There is no file ${file}.`)
  await publishPicture(name, file ? await cropPhotograph(file) : await drawTitle(title), widths, budget)
}

/** The files that replace a picture, by path; the list of pictures stays valid because the size is the same. */
export async function filesOfPhotograph(name: string, photograph: Buffer): Promise<Map<string, Buffer>> {
  assertIsExchangeable(name)
  return filesOfPicture(name, await cropPhotograph(photograph), widths, budget)
}

/** @throws if the picture has a different size or contains text */
function assertIsExchangeable(name: string): void {
  const picture = readPictures()[name]
  if (picture?.localized || picture?.height !== height || picture.widths.join() !== widths.join())
    throw new Error(
      `"${name}" is drawn by npm run art${picture?.localized ? ', with text in each language' : ''}: it cannot be replaced with a photograph here.`,
    )
}

/** Crops a photograph to the size of covers, around its most interesting area. */
async function cropPhotograph(file: string | Buffer): Promise<Buffer> {
  const whole = sharp(file).rotate()
  // The library's own message does not help an editor.
  const { width: own = 0 } = await whole.metadata().catch(() => {
    throw new Error('The file is not a readable picture: use JPEG, PNG, WebP, or AVIF.')
  })
  if (own < width) throw new Error(`The picture is ${own} pixels wide, but must be at least ${width} pixels wide.`)
  return whole.resize(width, height, { fit: 'cover', position: 'attention' }).png().toBuffer()
}

const waves = ['about', 'ai', 'contact', 'factory', 'news']

/** A title over a wave. */
async function drawTitle(title: string): Promise<Buffer> {
  const font = create(await staticFont('heading')) as Font
  const words = fitText(
    title,
    font,
    { left: 64, top: 64, width: 620, height: 270 },
    { largest: 116, lineHeight: 1.08, tracking: -0.03 },
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${unoConfig.theme.colors.paper}" d="${words}"/></svg>`
  return sharp(`public/art/hero/${waves[title.length % waves.length]}-1600.webp`)
    .resize(width, height)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}
