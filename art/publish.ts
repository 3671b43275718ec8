import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { encodeAvif } from '../editor/pictures/encode-picture.ts'

export async function writePublicFile(path: string, data: string | Buffer): Promise<void> {
  const file = join('public', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, data)
}

/** Writes a small picture as {path}.avif alone, which all browsers of the site know: two formats of each would weigh in documents. */
export async function publishThumbnail(path: string, png: Buffer, bytes: number): Promise<void> {
  const opaque = await sharp(png).removeAlpha().png().toBuffer()
  await writePublicFile(`${path}.avif`, await encodeAvif(opaque, bytes, '4:4:4'))
}

/** Pixels for one of CSS: more would not be seen in drawings this small. */
const density = 2

/**
 * Writes a small drawing as {path}.webp. Browsers make a document of their own of each SVG that an `img` shows:
 * a page with many logos would spend a fifth of its time on them.
 * @param widthPx the widest at which it is shown
 */
export async function publishDrawing(path: string, svg: string, widthPx: number): Promise<void> {
  const image = sharp(Buffer.from(svg), { density: 72 * density }).resize(widthPx * density)
  await writePublicFile(`${path}.webp`, await image.webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer())
}
