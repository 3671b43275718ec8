import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { localeIds } from '../../locales/locales.ts'

/** The encodings in which the build has compressed files, and the endings of their names. The best comes first. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings
const encodingNames = Object.keys(encodings) as Encoding[]
const endings = Object.values(encodings)

export interface SiteFile {
  /** Such as `/pt-br/contato.html`. */
  path: string
  isPage: boolean
  /** It is sent at addresses where there is nothing, and has no address of its own. */
  isNotFoundPage: boolean
  encodings: Encoding[]
  /** The build has not compressed it, although it is worth it: of thousands of pages it leaves the older ones to the server. */
  isCompressedOnRequest: boolean
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

/** Whether a file is worth compressing. One of fewer bytes fits into one packet, compressed or not. */
export function isCompressible(path: string, sizeOf: () => number): boolean {
  return /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/.test(path) && sizeOf() > 1000
}

/** Files that the build writes for hosts: visitors do not get them. */
export const hostConfigFiles = new Set(['/_headers', '/_redirects', '/vercel.json'])

const notFoundPages = new Set(['/404.html', ...localeIds.map((locale) => `/${locale}/404.html`)])

/**
 * Lists the files of a folder without reading them, so that a server of many pages starts quickly. A file that is added later is not
 * served.
 * @param moved the old addresses of pages, and their new ones
 */
export function listFiles(root: string, moved: Record<string, string> = {}): SiteFiles {
  const paths = pathsIn(root)
  const all = new Set(paths)
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    if (hostConfigFiles.has(path) || endings.some((ending) => path.endsWith(ending))) continue
    const compressed = encodingNames.filter((encoding) => all.has(path + encodings[encoding]))
    const isCompressedOnRequest = compressed.length === 0 && isCompressible(path, () => statSync(join(root, path)).size)
    files.set(addressOf(path), {
      path,
      isPage: path.endsWith('.html'),
      isNotFoundPage: notFoundPages.has(path),
      encodings: isCompressedOnRequest ? encodingNames : compressed,
      isCompressedOnRequest,
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

/** Twice as fast as Node's recursive `readdir`. */
function pathsIn(root: string, folder = '/'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (entry.isDirectory()) return pathsIn(root, `${path}/`)
    return entry.isFile() ? [path] : []
  })
}

function addressOf(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}
