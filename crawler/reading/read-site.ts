import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Feed, readFeed } from './read-feed.ts'
import { readPage, type SitePage } from './read-page.ts'
import { readShareImage, type ShareImageFile } from './read-share-image.ts'
import { readSitemap, type Sitemap } from './read-sitemap.ts'
import type { Reading } from './read-text.ts'
import { readTypeface } from './read-typeface.ts'

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

/**
 * Reads a built site from its files: the pages without running scripts, and the files for search engines, feed readers and language models.
 */
export async function readSite(root: string): Promise<Site> {
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  const text = (file: string) => readFileSync(join(root, file), 'utf8')
  const existing = (addresses: string[]) =>
    [...new Set(addresses)].map((address) => URL.parse(address)?.pathname ?? '').filter((path) => files.has(path))
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = file.replace(/(\/index)?\.html$/, '') || '/'
      return readPage(path, text(file), text)
    })
  const heads = pages.map(({ head }) => head)
  const feeds = existing(heads.flatMap((head) => head.feeds.map(({ href }) => href)))
  const fonts = new Set(pages.flatMap(({ fontTexts }) => fontTexts.map(({ file }) => file)))
  const sitemaps = [...files].filter((file) => /^\/sitemap[^/]*\.xml$/.test(file))
  const shareImages = existing(heads.flatMap(({ metas }) => metas.get('og:image') ?? []))
  const canonicals = new Set(heads.flatMap((head) => head.canonicals))
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    files,
    hosts: new Set([...canonicals].flatMap((address) => URL.parse(address)?.host ?? [])),
    shareImages: await allOf(shareImages, (path) => readShareImage(join(root, path))),
    typefaces: await allOf(fonts, async (path) => new Set(await readTypeface(join(root, path)))),
    feeds: await allOf(feeds, (path) => readFeed(text(path))),
    sitemaps: await allOf(sitemaps, (path) => readSitemap(text(path))),
    robots: files.has('/robots.txt') ? text('/robots.txt') : undefined,
    llms: files.has('/llms.txt') ? text('/llms.txt') : undefined,
  }
}

async function allOf<Value>(
  paths: Iterable<string>,
  read: (path: string) => Value | Promise<Value>,
): Promise<Map<string, Value>> {
  return new Map(await Promise.all([...paths].map(async (path) => [path, await read(path)] as const)))
}
