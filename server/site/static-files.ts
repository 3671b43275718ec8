import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The endings of the compressed copies that the build writes, by encoding, best first. */
export const copyEndings = { br: '.br', gzip: '.gz' } as const
const endings = Object.values(copyEndings)

/** Files for static hosts, which visitors do not get. */
export const hostFiles = new Set(['/_headers', '/_redirects'])

/** The paths of all files in a folder, such as `/art/hero.svg`. */
export function pathsIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root).length))
}

/** What visitors get of these files, by address: that of a page has no `.html`, that of any other file is its path. */
export function filesByAddress(paths: string[]): Map<string, string> {
  const shown = paths.filter((path) => !hostFiles.has(path) && !endings.some((ending) => path.endsWith(ending)))
  return new Map(shown.map((path) => [addressOfFile(path), path]))
}

/** The address of a page for any spelling of its path: `.html`, a slash at the end. */
export function addressOfFile(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}
