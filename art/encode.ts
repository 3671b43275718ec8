import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { LocaleId } from '../locales/locales.ts'
import { writePublicFile } from './paths.ts'

export interface Budget {
  /** Bytes allowed for the widest picture; narrower ones get fewer. */
  avif: number
  webp: number
  /** Whether the picture has small coloured words: they blur when pixels share their colour (4:2:0). */
  text?: boolean
}

interface Picture {
  widths: number[]
  width: number
  height: number
  formats: string[]
  localized?: true
}

const pictures: Record<string, Picture> = {}

type Encode = (image: Sharp, quality: number) => Sharp

const qualities = {
  avif: [22, 26, 30, 35, 41, 48, 56, 65],
  webp: [28, 36, 44, 52, 60, 68, 76, 84],
}

/** Finds the best quality that fits the budget, by binary search: an AVIF takes seconds to encode. */
async function encodeWithin(image: Sharp, encode: Encode, bytes: number, steps: number[]): Promise<Buffer> {
  const encodeAt = (step: number) => encode(image.clone(), steps[step] ?? 0).toBuffer()
  let best: Buffer | undefined
  let [from, to] = [0, steps.length - 1]
  while (from <= to) {
    const middle = Math.ceil((from + to) / 2)
    const data = await encodeAt(middle)
    if (data.length <= bytes) [best, from] = [data, middle + 1]
    else to = middle - 1
  }
  if (best) return best
  const least = await encodeAt(0)
  console.warn(`  over budget: ${least.length} bytes instead of ${bytes}`)
  return least
}

/** Writes `png` as art/{name}[.{locale}]-{width}.{avif,webp}, and lists it for `writeManifest`. */
export async function publishPicture(
  name: string,
  png: Buffer,
  widths: number[],
  budget: Budget,
  locale?: LocaleId,
): Promise<void> {
  const { width = 1, height = 1 } = await sharp(png).metadata()
  const widest = Math.max(...widths)
  const sizes: string[] = []
  for (const w of widths) {
    const image = sharp(await sharp(png).resize(w, undefined, { kernel: 'lanczos3' }).removeAlpha().png().toBuffer())
    const share = (w / widest) ** 1.3
    const chroma = budget.text ? '4:4:4' : '4:2:0'
    const avif = await encodeWithin(
      image,
      (i, quality) => i.avif({ quality, effort: 4, chromaSubsampling: chroma }),
      budget.avif * share,
      qualities.avif,
    )
    const webp = await encodeWithin(
      image,
      (i, quality) => i.webp({ quality, effort: 5, smartSubsample: budget.text ?? false }),
      budget.webp * share,
      qualities.webp,
    )
    const file = `art/${name}${locale ? `.${locale}` : ''}-${w}`
    await writePublicFile(`${file}.avif`, avif)
    await writePublicFile(`${file}.webp`, webp)
    sizes.push(`${w}: ${avif.length} ${webp.length}`)
  }
  pictures[name] = {
    widths,
    width: widest,
    height: Math.round((widest * height) / width),
    formats: ['avif', 'webp'],
    ...(locale && { localized: true }),
  }
  console.log(`${name}${locale ? `.${locale}` : ''} ${sizes.join(', ')}`)
}

/** Writes a small picture as {path}.avif alone, which all browsers of the site know: two formats of each would weigh in documents. */
export async function publishThumbnail(path: string, png: Buffer, bytes: number): Promise<void> {
  const image = sharp(png).removeAlpha()
  const avif = await encodeWithin(image, (i, quality) => i.avif({ quality, effort: 4 }), bytes, qualities.avif)
  await writePublicFile(`${path}.avif`, avif)
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

/** Adds the pictures of this run to those of earlier runs, so that one part of the art can be drawn alone. */
export async function writeManifest(): Promise<void> {
  const file = join(import.meta.dirname, 'pictures.json')
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, Picture>
  const all = Object.entries({ ...known, ...pictures }).sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}
