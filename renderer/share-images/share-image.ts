import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { ShareImagePicture } from '../../pages/page-data.ts'
import unoConfig from '../../uno.config.ts'
import { fontFiles } from '../fonts/static-font.ts'

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

const { paper, accent } = unoConfig.theme.colors
export const colors = { paper, accent: accent.DEFAULT }

export const logoFile = 'public/art/logo.svg'
export const waveFile = (picture: ShareImagePicture) => `public/art/${picture}-1600.webp`

/** The code that determines how a share image looks. */
const code = 'renderer/{fonts,share-images/drawing}/*.ts'

/**
 * The address of a share image contains a hash of everything that determines its look, because networks cache a picture
 * for as long as its address stays the same.
 */
export function shareImagePath(shareImage: ShareImage): string {
  const { title, kicker, domain, picture } = shareImage
  const files = [waveFile(picture), logoFile, ...fontFiles, ...globSync(code, { exclude: ['**/*.test.ts'] }).sort()]
  const look = [title, kicker, domain, colors, ...files.map(digestOf)]
  return `/share-images/${hash('sha256', JSON.stringify(look)).slice(0, 16)}.jpg`
}

const digests = new Map<string, string>()
/** Cached, because all pages read the same files. */
function digestOf(file: string): string {
  const digest = digests.get(file) ?? hash('sha256', readFileSync(file))
  digests.set(file, digest)
  return digest
}
