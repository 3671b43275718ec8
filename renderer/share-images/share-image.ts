import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { ShareImagePicture } from '../../pages/page-loader.ts'
import unoConfig from '../../uno.config.ts'
import { fontFiles } from '../fonts/static-font.ts'

/** What networks and messengers show of a page that somebody shares. */
export interface ShareImage {
  title: string
  /** The part of the site that the page belongs to, in a few words; empty where the logo says enough. */
  kicker: string
  picture: ShareImagePicture
  /** Where the page's language is published, such as `tecto.example`. */
  domain: string
}

const { paper, accent } = unoConfig.theme.colors
export const colors = { paper, accent: accent.DEFAULT }

export const logoFile = 'public/art/logo.svg'
export const waveFile = (picture: ShareImagePicture) => `public/art/${picture}-1600.webp`

/** Whatever stands here decides how a share image looks. */
const code = 'renderer/{fonts,share-images/drawing}/*.ts'

/**
 * The address of a share image, named for all that decides how it looks: networks keep a picture for as long as its address stays,
 * so a share image that changes needs another one.
 */
export function shareImagePath(shareImage: ShareImage): string {
  const { title, kicker, domain, picture } = shareImage
  const files = [waveFile(picture), logoFile, ...fontFiles, ...globSync(code, { exclude: ['**/*.test.ts'] }).sort()]
  const look = [title, kicker, domain, colors, ...files.map(digestOf)]
  return `/share-images/${hash('sha256', JSON.stringify(look)).slice(0, 16)}.jpg`
}

const digests = new Map<string, string>()
/** Each file is read once for all pages. */
function digestOf(file: string): string {
  const digest = digests.get(file) ?? hash('sha256', readFileSync(file))
  digests.set(file, digest)
  return digest
}
