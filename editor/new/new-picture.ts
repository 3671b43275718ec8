import { existsSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { fitText } from '../../renderer/fonts/fit-text.ts'
import { staticFont } from '../../renderer/fonts/static-font.ts'
import unoConfig from '../../uno.config.ts'
import { type Budget, filesOfPicture, publishPicture, readPictures } from './encode-picture.ts'

/** The shape of covers, and more bytes than those that are drawn: a photograph has more in it. */
const [widths, width, height] = [[480, 750, 960], 960, 540]
const budget: Budget = { avif: 40_000, webp: 60_000 }

interface NewPicture {
  /** Such as `news/an-article`. */
  name: string
  /** What is written on a picture that is drawn. */
  title: string
  /** A photograph; without one, the picture is drawn. */
  file?: string | undefined
}

/** Makes a picture in all its sizes and formats: of a file, or drawn with a title. */
export async function makePicture({ name, title, file }: NewPicture): Promise<void> {
  if (file && !existsSync(file)) throw new Error(`There is no file ${file}.`)
  await publishPicture(name, file ? await cropPhotograph(file) : await drawTitle(title), widths, budget)
}

/** The files of a photograph that is to take the place of a picture, by their paths. It has the same shape, so the list of pictures stays. */
export async function filesOfPhotograph(name: string, photograph: Buffer): Promise<Map<string, Buffer>> {
  assertIsExchangeable(name)
  return filesOfPicture(name, await cropPhotograph(photograph), widths, budget)
}

/** @throws where a picture has another shape than photographs, or words in it */
function assertIsExchangeable(name: string): void {
  const picture = readPictures()[name]
  if (picture?.localized || picture?.height !== height || picture.widths.join() !== widths.join())
    throw new Error(
      `"${name}" is drawn by npm run art${picture?.localized ? ', with words in each language' : ''}: it cannot be exchanged by a photograph here.`,
    )
}

/** Cuts a photograph to the shape of covers, around what draws the eye. */
async function cropPhotograph(file: string | Buffer): Promise<Buffer> {
  const whole = sharp(file).rotate()
  // The library's own message does not help an editor.
  const { width: own = 0 } = await whole.metadata().catch(() => {
    throw new Error('The file is no picture that can be read: take a JPEG, PNG, WebP or AVIF.')
  })
  if (own < width) throw new Error(`The picture is ${own} pixels wide, and must be at least ${width}.`)
  return whole.resize(width, height, { fit: 'cover', position: 'attention' }).png().toBuffer()
}

const waves = ['about', 'ai', 'contact', 'factory', 'news']

/** A title over a wave, for what has no photograph. */
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
