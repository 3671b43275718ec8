import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { ShareImage } from '../share-image.ts'
import { shareImageSize } from '../share-image-size.ts'
import { type Face, loadFaces } from './fonts.ts'
import { groundOf } from './ground.ts'
import { type Layer, lay } from './layer.ts'
import { type Drawing, headline, signature } from './template.ts'

/** Several megabytes each: what is used again needs no collecting. As many as are drawn at a time. */
const unused: Buffer[] = []

/** A share image as a JPEG, the one format that every network takes. */
export async function drawShareImage(shareImage: ShareImage): Promise<Buffer> {
  const [ground, layers] = await Promise.all([groundOf(shareImage.picture), drawWords(shareImage)])
  const pixels = unused.pop() ?? Buffer.alloc(ground.length)
  ground.copy(pixels)
  for (const layer of layers) lay(layer, pixels, shareImageSize.width)
  // A progressive file with trellis quantisation is a seventh smaller, and takes ten times as long.
  const jpeg = await sharp(pixels, { raw: { ...shareImageSize, channels: 3 } })
    .jpeg({ quality: 80, quantisationTable: 3, optimiseCoding: false })
    .toBuffer()
  unused.push(pixels)
  return jpeg
}

/** The words and the logo of a share image. */
export async function drawWords(shareImage: ShareImage): Promise<Layer[]> {
  const faces = await loadFaces()
  for (const [face, words] of [
    [faces.heading, shareImage.title],
    [faces.text, shareImage.kicker],
    [faces.text, shareImage.domain],
  ] as const)
    refuseUnknownLetters(face, words, shareImage.title)
  const { domain } = shareImage
  const signed = signatures.get(domain) ?? draw(signature(domain, faces))
  signatures.set(domain, signed)
  return Promise.all([draw(headline(shareImage, faces)), signed])
}

/** Many share images have the same. */
const signatures = new Map<string, Promise<Layer>>()

async function draw({ area, svg }: Drawing): Promise<Layer> {
  return { area, pixels: (await renderAsync(svg, { font: { loadSystemFonts: false } })).pixels }
}

/** A letter that the typeface lacks would be drawn as an empty box. */
function refuseUnknownLetters({ name, font }: Face, words: string, title: string): void {
  const unknown = [...words].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (unknown === undefined) return
  const code = unknown.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`The share image "${title}" needs the letter "${unknown}" (U+${code}), which ${name} does not have.`)
}
