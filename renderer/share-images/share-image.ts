import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShareImagePicture } from '../../pages/page-loader.ts'
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
  const name = hash(JSON.stringify([title, kicker, domain, colors, lookOf(picture)])).slice(0, 16)
  return `/share-images/${name}.jpg`
}

/** Each file is read once for all pages. */
const looks = new Map<ShareImagePicture | 'all', string>()
function lookOf(picture: ShareImagePicture): string {
  const all = looks.get('all') ?? hashOf([logoFile, ...Object.values(fontFiles), ...lookFiles()])
  const look = looks.get(picture) ?? all + hashOf([waveFile(picture)])
  looks.set('all', all).set(picture, look)
  return look
}

function lookFiles(): string[] {
  const code = readdirSync(lookFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return code.sort().map((name) => join(lookFolder, name))
}

const hashOf = (files: string[]) => hash(files.map((file) => hash(readFileSync(file))).join())
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
