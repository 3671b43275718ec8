import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** How a file was compressed beforehand, by what its name then ends with; the best first. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings

export interface SiteFile {
  /** As in `/pt-br/contato.html`. */
  path: string
  isPage: boolean
  /** Of its content, so that an unchanged file stays known across builds. */
  tag: string
  encodings: Encoding[]
}

export interface SiteFiles {
  /** The file at an address: a page without its ending, any other file as it is named. */
  at: (address: string) => SiteFile | undefined
  /**
   * The address of the page that a path means, however it is written (in capitals, with slashes too many, with `.html`), or
   * where it has moved to.
   */
  pageAddressOf: (pathname: string) => string | undefined
}

/** What the build writes for hosts, not for visitors. */
export const hostConfigFiles = new Set(['/_headers', '/_redirects', '/vercel.json'])

/**
 * Reads which files there are. What is not in the folder now will not be served.
 * @param moved addresses that pages have left, and those that they have now
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
