import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import type { ShareImage } from '../share-image.ts'
import { shareImageSize } from '../share-image-size.ts'
import { type Face, loadFaces } from './fonts.ts'
import { groundOf } from './ground.ts'
import { template } from './template.ts'

/** A share image as a JPEG, the one format that every network takes. */
export async function drawShareImage(shareImage: ShareImage): Promise<Buffer> {
  const [{ data, raw }, words] = await Promise.all([groundOf(shareImage.picture), drawWords(shareImage)])
  return sharp(data, { raw })
    .composite([{ input: words }])
    .jpeg({ quality: 82, mozjpeg: true, optimiseScans: false })
    .toBuffer()
}

/** The words and the logo of a share image on a transparent ground, as a PNG. */
export async function drawWords(shareImage: ShareImage): Promise<Buffer> {
  const faces = await loadFaces()
  for (const [face, words] of [
    [faces.heading, shareImage.title],
    [faces.text, shareImage.kicker],
    [faces.text, shareImage.domain],
  ] as const)
    refuseUnknownLetters(face, words, shareImage.title)
  const fonts = Object.values(faces).map(({ name, weight, data }: Face) => ({ name, weight, data }))
  const svg = await satori(template(shareImage, faces), { ...shareImageSize, fonts })
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}

/** A letter that the typeface lacks would be drawn as an empty box. */
function refuseUnknownLetters({ name, font }: Face, words: string, title: string): void {
  const unknown = [...words].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (unknown === undefined) return
  const code = unknown.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`The share image "${title}" needs the letter "${unknown}" (U+${code}), which ${name} does not have.`)
}
