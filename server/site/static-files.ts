import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The encodings in which the build has compressed files, and the endings of their names. The best comes first. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings

export interface SiteFile {
  /** As in `/pt-br/contato.html`. */
  path: string
  isPage: boolean
  /** A hash of the content, so that an unchanged file has the same ETag in every build. */
  tag: string
  encodings: Encoding[]
}

export interface SiteFiles {
  /** The file at an address. The address of a page has no `.html`; that of any other file is its path. */
  at: (address: string) => SiteFile | undefined
  /**
   * The address of a page, however the path spells it (in capitals, with repeated slashes, with `.html`), or the address to which
   * it has moved.
   */
  pageAddressOf: (pathname: string) => string | undefined
}

/** Files that the build writes for hosts: visitors do not get them. */
export const hostConfigFiles = new Set(['/_headers', '/_redirects', '/vercel.json'])

/**
 * Lists the files of a folder. A file that is added later is not served.
 * @param moved the old addresses of pages, and their new ones
 */
export function readFiles(root: string, moved: Record<string, string> = {}): SiteFiles {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/'))
  const all = new Set(paths)
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    if (hostConfigFiles.has(path) || Object.values(encodings).some((ending) => path.endsWith(ending))) continue
    files.set(addressOf(path), {
      path,
      isPage: path.endsWith('.html'),
      tag: hash('sha256', readFileSync(join(root, path)), 'base64url').slice(0, 22),
      encodings: (Object.keys(encodings) as Encoding[]).filter((encoding) => all.has(path + encodings[encoding])),
    })
  }
  return {
    at: (address) => files.get(address),
    pageAddressOf: (pathname) => {
      const asked = addressOf(pathname.toLowerCase().replace(/\/{2,}/g, '/'))
      const address = moved[asked] ?? asked
      return files.get(address)?.isPage ? address : undefined
    },
  }
}

function addressOf(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}
