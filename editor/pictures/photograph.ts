import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { type Family, familyOf } from '../../components/ui/picture-families.ts'
import { type Budget, filesOfPicture, publishPicture } from './encode-picture.ts'

const { widths, ratio } = familyOf('news/') as Family
const width = Math.max(...widths)
/** More than for drawings, because photographs have more detail. */
const budget: Budget = { avif: 40_000, webp: 60_000 }

/** @param name such as `news/an-article` */
export async function publishPhotograph(name: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await publishPicture(name, await cropPhotograph(file), widths, budget)
}

/**
 * The files that replace a picture, by path; the list of pictures stays valid because the size is the same.
 * @throws if the picture is not of a folder of covers
 * @public Imported when a photograph is dropped.
 */
export async function filesOfPhotograph(name: string, photograph: Buffer): Promise<Map<string, Buffer>> {
  const family = familyOf(name)
  if (family?.ratio !== ratio || family.widths.join() !== widths.join())
    throw new Error(`"${name}" is a drawing: it cannot be replaced with a photograph here.`)
  return filesOfPicture(name, await cropPhotograph(photograph), widths, budget)
}

/** Crops a photograph to the size of covers, around its most interesting area. */
async function cropPhotograph(file: string | Buffer): Promise<Buffer> {
  const whole = sharp(file).rotate()
  // The library's own message does not help an editor.
  const { width: own = 0 } = await whole.metadata().catch(() => {
    throw new Error('The file is not a readable picture: use JPEG, PNG, WebP, or AVIF.')
  })
  if (own < width) throw new Error(`The picture is ${own} pixels wide, but must be at least ${width} pixels wide.`)
  return whole
    .resize(width, width * ratio, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()
}
