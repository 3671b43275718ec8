import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import type { Card } from '../card.ts'
import { type Face, loadFaces } from './fonts.ts'
import { groundOf } from './ground.ts'
import { cardSize } from './measures.ts'
import { template } from './template.ts'

/** A card as a JPEG, the one format that every network takes. */
export async function drawCard(card: Card): Promise<Buffer> {
  const [{ data, raw }, words] = await Promise.all([groundOf(card.picture), drawWords(card)])
  return sharp(data, { raw })
    .composite([{ input: words }])
    .jpeg({ quality: 82, mozjpeg: true, optimiseScans: false })
    .toBuffer()
}

/** The words and the logo of a card on nothing, as a PNG. */
export async function drawWords(card: Card): Promise<Buffer> {
  const faces = await loadFaces()
  for (const [face, words] of [
    [faces.heading, card.title],
    [faces.text, card.kicker],
    [faces.text, card.domain],
  ] as const)
    refuseUnknownLetters(face, words, card.title)
  const fonts = Object.values(faces).map(({ name, weight, data }: Face) => ({ name, weight, data }))
  const svg = await satori(template(card, faces), { ...cardSize, fonts })
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}

/** A letter that the typeface lacks would be drawn as an empty box. */
function refuseUnknownLetters({ name, font }: Face, words: string, title: string): void {
  const unknown = [...words].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (unknown === undefined) return
  const code = unknown.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`The sharing card "${title}" needs the letter "${unknown}" (U+${code}), which ${name} does not have.`)
}
