import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { widestPicture } from '../../components/ui/picture-families.ts'
import type { PictureName } from '../../content/schema/pictures.ts'

/** The size in pixels that all social networks accept. */
export const shareImageSize = { width: 1200, height: 630 }
const quality = 80

/** The picture that pages without one of their own share. */
export const brandPicture: PictureName = 'hero/stones'

/**
 * The address of a picture cropped for social networks. It contains a hash of what determines the look, because
 * networks cache a picture for as long as its address stays the same.
 */
export function shareImagePath(picture: PictureName): string {
  const look = JSON.stringify([hash('sha256', readFileSync(pictureFile(picture))), shareImageSize, quality])
  return `/share-images/${hash('sha256', look).slice(0, 16)}.jpg`
}

/** Writes pictures into a folder, each under the last part of its address, as JPEG, which every network accepts. */
export async function writeShareImages(pictures: PictureName[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { width, height } = shareImageSize
  await Promise.all(
    [...new Set(pictures)].map((picture) =>
      sharp(pictureFile(picture))
        .resize(width, height)
        .jpeg({ quality })
        .toFile(join(folder, basename(shareImagePath(picture)))),
    ),
  )
}

function pictureFile(picture: PictureName): string {
  return `public${widestPicture(picture)}`
}
