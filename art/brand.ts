import sharp from 'sharp'
import { outline } from './outline.ts'
import { body, heading } from './faces.ts'
import { palette } from './palette.ts'
import { publishDrawing, writePublicFile } from './publish.ts'

// The mark: one rising wave of the calçadão, Brazil's mosaic pavement. It has the same height everywhere, so it looks thinner
// where it climbs. Drawn in a box of 48 by 34; the stroke rounds its corners.
export const ribbon =
  'M4.500 19.500C12 19.500 12 8.500 20 8.500S28 16 33.500 14 38 4 43.500 4V14C38 14 39 22 33.500 24S28 18.500 20 18.500 12 29.500 4.500 29.500Z'
const mark = (color: string) =>
  `<path fill="${color}" stroke="${color}" stroke-width="4" stroke-linejoin="round" d="${ribbon}"/>`

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>\n`

const ground =
  '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#06503b"/><stop offset=".5" stop-color="#04564f"/><stop offset="1" stop-color="#0b4f96"/></linearGradient></defs>'

async function logo(wordColor: string, markColor: string): Promise<string> {
  const word = outline(await heading(700), 'tecto', 34, { x: 57, y: 29.5, tracking: -0.02 })
  return svg(
    Math.ceil(57 + word.width + 2),
    40,
    `<g transform="translate(0 3)">${mark(markColor)}</g><path fill="${wordColor}" d="${word.d}"/>`,
  )
}

/** The mark on its background; `inset` is the share of the side that stays empty around it. */
const icon = (side: number, corner: number, inset: number) => {
  const scale = (side * (1 - 2 * inset)) / 48
  const at = (box: number) => ((side - box * scale) / 2).toFixed(2)
  return svg(
    side,
    side,
    `${ground}<rect width="${side}" height="${side}" rx="${corner}" fill="url(#g)"/><g transform="translate(${at(48)} ${at(33.5)}) scale(${scale.toFixed(4)})">${mark(palette.accent)}</g>`,
  )
}

/** Wraps a PNG in the ICO format: old clients ask for /favicon.ico and read nothing else. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

async function badge(): Promise<string> {
  const name = outline(await heading(800), 'LGPD', 21, { x: 46, y: 24, tracking: 0.01 })
  const law = outline(await body(600), 'Lei 13.709/2018', 8.6, { x: 46.5, y: 37 })
  return svg(
    120,
    48,
    `<rect x=".5" y=".5" width="119" height="47" rx="14" fill="${palette.accentInk}" stroke="#fff" stroke-opacity=".28"/>` +
      `<path fill="${palette.accent}" d="M25 9c4 3 8 4 12 4.300V24c0 7.500-4.800 12.500-12 15.500C17.800 36.500 13 31.500 13 24V13.300C17 13 21 12 25 9Z"/>` +
      `<path fill="none" stroke="${palette.accentInk}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="m19.300 24.300 4.200 4.200 7.600-8.200"/>` +
      `<path fill="#fff" d="${name.d}"/><path fill="#b9e8d6" d="${law.d}"/>`,
  )
}

export async function renderBrand(): Promise<void> {
  await writePublicFile('art/logo.svg', await logo('#fff', palette.accent))
  await publishDrawing('art/lgpd-badge', await badge(), 120)
  await writePublicFile('favicon.svg', icon(64, 16, 0.12))
  await writePublicFile(
    'favicon.ico',
    ico(
      await sharp(Buffer.from(icon(32, 8, 0.08)))
        .png()
        .toBuffer(),
      32,
    ),
  )

  const app = (side: number, inset: number) =>
    sharp(Buffer.from(icon(side, 0, inset)))
      .png({ palette: true, colors: 96, dither: 0.4, effort: 10 })
      .toBuffer()
  await writePublicFile('apple-touch-icon.png', await app(180, 0.16))
  await writePublicFile('icon-192.png', await app(192, 0.16))
  await writePublicFile('icon-512.png', await app(512, 0.16))
  // A device may crop a maskable icon to the middle 80 %, so this one has a wider border.
  await writePublicFile('icon-maskable-512.png', await app(512, 0.24))
}
