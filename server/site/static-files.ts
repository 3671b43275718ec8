import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { localeIds } from '../../locales/locales.ts'

/** The encodings of compressed files and their file extensions, best first. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings
const encodingNames = Object.keys(encodings) as Encoding[]
const endings = Object.values(encodings)

export interface SiteFile {
  path: string
  isPage: boolean
  /** A 404 page has no address of its own. */
  isNotFoundPage: boolean
  encodings: Encoding[]
}

export interface SiteFiles {
  /** The address of a page has no `.html`; that of any other file is its path. */
  at: (address: string) => SiteFile | undefined
  /**
   * The address of a page for any spelling of its path (capitals, repeated slashes, `.html`), or the new address of a
   * moved page.
   */
  pageAddressOf: (pathname: string) => string | undefined
}

/** Files for hosts, which visitors do not get. */
export const hostConfigFiles = new Set(['/_headers', '/_redirects', '/vercel.json'])

const notFoundPages = new Set(['/404.html', ...localeIds.map((locale) => `/${locale}/404.html`)])

/**
 * Lists the files of a folder without reading them, so that servers of many pages start quickly. Files added later are
 * not served.
 * @param redirects old addresses and their new ones
 */
export function listFiles(root: string, redirects: Record<string, string> = {}): SiteFiles {
  const paths = pathsIn(root)
  const all = new Set(paths)
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    if (hostConfigFiles.has(path) || endings.some((ending) => path.endsWith(ending))) continue
    files.set(addressOf(path), {
      path,
      isPage: path.endsWith('.html'),
      isNotFoundPage: notFoundPages.has(path),
      encodings: encodingNames.filter((encoding) => all.has(path + encodings[encoding])),
    })
  }
  return {
    at: (address) => files.get(address),
    pageAddressOf: (pathname) => {
      const asked = addressOf(pathname.toLowerCase().replace(/\/{2,}/g, '/'))
      const address = redirects[asked] ?? asked
      return files.get(address)?.isPage ? address : undefined
    },
  }
}

/** The paths of all files in a folder, such as `/art/hero.svg`. */
export function pathsIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root).length))
}

function addressOf(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}
