import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readPage, type SitePage } from './read-page.ts'
import { fontFilesIn } from './typefaces.ts'

/** The pages of a built site, parsed without running scripts, and its files. */
export type Site = ReturnType<typeof siteOf>

type SiteFiles = ReturnType<typeof filesOf>

export function filesOf(root: string) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
  return { paths: new Set(paths.sort()), read: (path: string) => readFileSync(join(root, path)) }
}

export function readPages({ paths, read }: SiteFiles, files = [...paths]): SitePage[] {
  const known = new Map<string, Map<string, string>>()
  const fontFilesOnce = (css: string) => {
    const fontFiles = known.get(css) ?? fontFilesIn(css)
    known.set(css, fontFiles)
    return fontFiles
  }
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, (path) => (paths.has(path) ? read(path).toString() : ''), fontFilesOnce))
}

export function siteOf(files: SiteFiles, pages: SitePage[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const canonicals = new Set(pages.flatMap((page) => page.canonicals))
  const hosts = new Set([...canonicals].flatMap((address) => URL.parse(address)?.host ?? []))
  /** The path of an absolute address of this site; undefined for other sites. */
  const pathOf = (address: unknown) => {
    const url = URL.parse(String(address))
    return url?.protocol === 'https:' && hosts.has(url.host) ? url.pathname : undefined
  }
  return {
    ...files,
    pages,
    /** Pages to be indexed: not noindex, and at their canonical address. */
    indexable: pages.filter(isIndexable),
    pageAt: (path: string) => byPath.get(path),
    pathOf,
    pageOf: (address: unknown) => byPath.get(pathOf(address) ?? ''),
  }
}

export function allowsIndexing({ metas }: SitePage): boolean {
  return !metas.get('robots')?.some((content) => content.includes('noindex'))
}

export function isIndexable(page: SitePage): boolean {
  return allowsIndexing(page) && URL.parse(page.canonicals[0] ?? '')?.pathname === page.path
}
