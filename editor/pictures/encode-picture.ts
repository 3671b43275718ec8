import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { LocaleId } from '../../locales/locales.ts'

export interface Budget {
  /** Bytes allowed for the widest version; narrower ones get fewer. */
  avif: number
  webp: number
  /** Small colored text blurs with 4:2:0 chroma subsampling. */
  text?: boolean
}

const list = 'content/picture-names.ts'

/** Writes `png` as public/art/{name}[.{locale}]-{width}.{avif,webp}, and lists it. */
export async function publishPicture(
  name: string,
  png: Buffer,
  widths: number[],
  budget: Budget,
  locale?: LocaleId,
): Promise<void> {
  for (const [path, data] of await filesOfPicture(locale ? `${name}.${locale}` : name, png, widths, budget)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, data)
  }
  const source = readFileSync(list, 'utf8')
  const names = [...source.matchAll(/^ {2}'(.+)',$/gm)].map(([, listed = '']) => listed)
  const lines = [...new Set([...names, name])].sort().map((listed) => `  '${listed}',\n`)
  writeFileSync(
    list,
    source.replace(/\[\n[^\]]*\]/, () => `[\n${lines.join('')}]`),
  )
}

export async function filesOfPicture(
  name: string,
  png: Buffer,
  widths: number[],
  budget: Budget,
): Promise<Map<string, Buffer>> {
  const widest = Math.max(...widths)
  const files = new Map<string, Buffer>()
  const { isOpaque } = await sharp(png).stats()
  for (const width of widths) {
    const resized = sharp(png).resize(width, undefined, { kernel: 'lanczos3' })
    const image = await (isOpaque ? resized.removeAlpha() : resized).png().toBuffer()
    const share = (width / widest) ** 1.3
    const path = `public/art/${name}-${width}`
    files.set(`${path}.avif`, await encodeAvif(image, budget.avif * share, budget.text ? '4:4:4' : '4:2:0'))
    files.set(`${path}.webp`, await encodeWebp(image, budget.webp * share, budget.text))
  }
  return files
}

/** @public Also used by art/. */
export function encodeAvif(png: Buffer, bytes: number, chromaSubsampling: '4:4:4' | '4:2:0'): Promise<Buffer> {
  return encodeWithin(png, bytes, [22, 26, 30, 35, 41, 48, 56, 65], (image, quality) =>
    image.avif({ quality, effort: 4, chromaSubsampling }),
  )
}

function encodeWebp(png: Buffer, bytes: number, text = false): Promise<Buffer> {
  return encodeWithin(png, bytes, [28, 36, 44, 52, 60, 68, 76, 84], (image, quality) =>
    image.webp({ quality, alphaQuality: 50, effort: 5, smartSubsample: text }),
  )
}

type Encode = (image: Sharp, quality: number) => Sharp

/** Finds the best quality that fits by binary search, since encoding an AVIF takes seconds. */
async function encodeWithin(png: Buffer, bytes: number, qualities: number[], encode: Encode): Promise<Buffer> {
  let best: Buffer | undefined
  let [from, to] = [0, qualities.length - 1]
  while (from <= to) {
    const middle = Math.ceil((from + to) / 2)
    const data = await encode(sharp(png), qualities[middle] ?? 0).toBuffer()
    if (data.length <= bytes) [best, from] = [data, middle + 1]
    else to = middle - 1
  }
  return best ?? encode(sharp(png), qualities[0] ?? 0).toBuffer()
}
