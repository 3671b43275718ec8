import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { fitText } from '../../fonts/fit-text.ts'
import { staticFont } from '../../fonts/static-font.ts'
import { colors, logoFile, type ShareImage, shareImageSize, waveFile } from '../share-image.ts'
import { drawBackground, drawShade } from './draw-background.ts'

/**
 * The areas of text, away from the edges, because some networks crop or round them. Some show only the square from 285
 * to 915, which contains the whole title.
 */
export const areas = {
  section: { left: 72, top: 88, width: 200, height: 140 },
  title: { left: 292, top: 88, width: 620, height: 292 },
  logo: { left: 68, top: 518, width: 172, height: 48 },
  domain: { left: 292, top: 531, width: 500, height: 38 },
}

/** The part of the wave that is drawn over: the areas and some margin for accents and descenders. */
export const drawn = { left: 60, top: 50, width: 864, height: 528 }

const title = { largest: 104, lineHeight: 1.04, tracking: -0.03 }
const small = { largest: 31, lineHeight: 1.2, tracking: 0 }

const raw = { ...shareImageSize, channels: 3 } as const

/** JPEG is the one format that every network accepts. */
export async function drawShareImage(shareImage: ShareImage): Promise<Buffer> {
  const [background, input] = await Promise.all([backgroundOf(shareImage.picture), drawWords(shareImage)])
  // A progressive file with trellis quantization is a seventh smaller, but takes ten times as long.
  return sharp(background, { raw })
    .composite([{ input, left: drawn.left, top: drawn.top }])
    .jpeg({ quality: 80, quantizationTable: 3, optimiseCoding: false })
    .toBuffer()
}

const backgrounds = new Map<ShareImage['picture'], Promise<Buffer>>()
let shade: Promise<Buffer> | undefined

/** The background of all share images with one picture, cached. */
function backgroundOf(picture: ShareImage['picture']): Promise<Buffer> {
  const background = backgrounds.get(picture) ?? drawBackgroundWithLogo(picture)
  backgrounds.set(picture, background)
  return background
}

async function drawBackgroundWithLogo(picture: ShareImage['picture']): Promise<Buffer> {
  shade ??= drawShade(Object.values(areas))
  const { left, top, width, height } = areas.logo
  const logo = await sharp(logoFile, { density: 144 }).resize(width, height, { fit: 'fill' }).png().toBuffer()
  return sharp(await drawBackground(waveFile(picture), await shade), { raw })
    .composite([{ input: logo, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

let fonts: Promise<Font[]> | undefined

/** The text as an SVG, over the part that is drawn over. */
export async function drawWords({ title: words, kicker, domain }: ShareImage): Promise<Buffer> {
  fonts ??= Promise.all((['heading', 'strong'] as const).map(async (face) => create(await staticFont(face)) as Font))
  const [heading, strong] = (await fonts) as [Font, Font]
  const parts = [
    `<path fill="${colors.accent}" d="${fitText(kicker, strong, areas.section, small)}"/>`,
    `<path fill="${colors.paper}" d="${fitText(words, heading, areas.title, title)}${fitText(domain, strong, areas.domain, small)}"/>`,
  ]
  const { left, top, width, height } = drawn
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${parts.join('')}</svg>`,
  )
}
