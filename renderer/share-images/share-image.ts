import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { widestPicture } from '../../components/ui/picture-families.ts'
import type { ShareImagePicture } from '../../pages/page-source.ts'
import unoConfig from '../../uno.config.ts'

/** In pixels; the size that all social networks accept. */
export const shareImageSize = { width: 1200, height: 630 }

export interface ShareImage {
  title: string
  /** The section of the site, in a few words; empty if the logo suffices. */
  kicker: string
  picture: ShareImagePicture
  /** The domain of the page's language, such as `tecto.example`. */
  domain: string
}

export const pictureFile = (picture: ShareImagePicture) => `public${widestPicture(picture)}`

export const logoFile = 'public/art/logo.svg'

const drawing = ['renderer/share-images/draw-share-images.tsx', logoFile].map((file) => readFileSync(file, 'utf8'))
const pictures: Record<string, string> = {}

/**
 * The address of a share image contains a hash of what determines its look, because networks cache a picture for as long
 * as its address stays the same.
 */
export function shareImagePath(shareImage: ShareImage): string {
  const file = pictureFile(shareImage.picture)
  pictures[file] ??= hash('sha256', readFileSync(file))
  const look = JSON.stringify([shareImage, pictures[file], drawing, unoConfig.theme.colors])
  return `/share-images/${hash('sha256', look).slice(0, 16)}.jpg`
}
