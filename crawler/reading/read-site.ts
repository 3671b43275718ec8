import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Feed, readFeed } from './read-feed.ts'
import { readPage, type SitePage } from './read-page.ts'
import { readShareImages, type ShareImageFile } from './read-share-images.ts'
import { readSitemap, type Sitemap } from './read-sitemap.ts'
import type { Reading } from './read-text.ts'
import { readTypefaces } from './read-typefaces.ts'

export interface Site {
  pages: Map<string, SitePage>
  /** The paths of all files, as in `/art/logo.svg`. */
  files: Set<string>
  /** The hosts of the canonical addresses: one, and one more for each language with a domain of its own. */
  hosts: Set<string>
  /** The pictures that pages are shared with, by their path. */
  shareImages: Map<string, ShareImageFile>
  /** The letters of each font file, by its path. */
  typefaces: Map<string, Set<number>>
  /** The feeds that pages name, by their path. */
  feeds: Map<string, Reading<Feed>>
  /** All files that could be sitemaps, by their path. */
  sitemaps: Map<string, Reading<Sitemap>>
  /** Absent where there is no such file. */
  robots: string | undefined
  llms: string | undefined
}

/** Reads a built site from its files: the pages without running scripts, and the files for search engines, feed readers and language models. */
export async function readSite(root: string): Promise<Site> {
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  const text = (file: string) => readFileSync(join(root, file), 'utf8')
  const existing = (addresses: string[]) =>
    [...new Set(addresses.map((address) => URL.parse(address)?.pathname ?? ''))].filter((path) => files.has(path))
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file.replace(/(\/index)?\.html$/, '') || '/', text(file), text))
  const heads = pages.map(({ head }) => head)
  const feeds = existing(heads.flatMap((head) => head.feeds.map(({ href }) => href)))
  const fonts = new Set(pages.flatMap(({ fontTexts }) => fontTexts.map(({ file }) => file)))
  const sitemaps = [...files].filter((file) => /^\/sitemap[^/]*\.xml$/.test(file))
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    files,
    hosts: new Set(heads.flatMap(({ canonicals }) => canonicals.flatMap((address) => URL.parse(address)?.host ?? []))),
    shareImages: await readShareImages(root, existing(heads.flatMap(({ metas }) => metas.get('og:image') ?? []))),
    typefaces: readTypefaces(root, fonts),
    feeds: new Map(feeds.map((path) => [path, readFeed(text(path))])),
    sitemaps: new Map(sitemaps.map((path) => [path, readSitemap(text(path))])),
    robots: files.has('/robots.txt') ? text('/robots.txt') : undefined,
    llms: files.has('/llms.txt') ? text('/llms.txt') : undefined,
  }
}
