import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShareImagePicture } from '../../pages/page-source.ts'
import { fontFiles, logoFile, lookFolder, waveFile } from './look/files.ts'
import { colors } from './look/measures.ts'

/** What networks and messengers show of a page that somebody shares. */
export interface ShareImage {
  title: string
  /** The part of the site that the page belongs to, in a few words; empty where the logo says enough. */
  kicker: string
  picture: ShareImagePicture
  /** Where the page's language is published, as in `tecto.example`. */
  domain: string
}

/**
 * The address of a share image, named for all that decides how it looks: networks keep a picture for as long as its address stays,
 * so a share image that changes needs another one.
 */
export function shareImagePath({ title, kicker, domain, picture }: ShareImage): string {
  const files = [waveFile(picture), logoFile, ...Object.values(fontFiles), ...lookFiles()]
  const name = hash(JSON.stringify([title, kicker, domain, colors, ...files.map(hashOf)])).slice(0, 16)
  return `/share-images/${name}.jpg`
}

function lookFiles(): string[] {
  const code = readdirSync(lookFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return code.sort().map((name) => join(lookFolder, name))
}

/** Read once for all pages. */
const hashes = new Map<string, string>()
function hashOf(file: string): string {
  const known = hashes.get(file) ?? hash(readFileSync(file))
  hashes.set(file, known)
  return known
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
