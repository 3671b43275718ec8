import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { type PageFile, pageFileMeta } from '../../renderer/page-file.ts'
import { type Feed, readFeed } from './read-feed.ts'
import { type DocumentHead, readHead } from './read-head.ts'
import { readShareImages, type ShareImageFile } from './read-share-images.ts'
import { readSitemap, type Sitemap } from './read-sitemap.ts'
import type { Reading } from './read-text.ts'
import { type FontText, readFontTexts, readTypefaces } from './read-typefaces.ts'

export interface Link {
  href: string
  /** The language that the link says its target has. */
  hreflang: string | undefined
}

export interface SitePage {
  /** The address, without a slash at its end. */
  path: string
  lang: string
  head: DocumentHead
  headings: number
  ids: Set<string>
  links: Link[]
  /** Addresses of pictures, fonts, scripts and styles. */
  assets: string[]
  fontTexts: FontText[]
  data: PageFile['page']
  /** How its HTML and the file with its data fit together. */
  file: {
    path: string
    /** The version of the file, and the one that the HTML asks for. */
    versions: [ofFile: string, asked: string]
    /** Whether what the file has for the document's head stands in it. */
    hasSameHead: boolean
  }
}

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

/**
 * @param readFile reads a file of the site
 * @throws where the HTML does not name the file with its data, or there is no such file
 */
export function readPage(path: string, html: string, readFile: (file: string) => string): SitePage {
  const document = parse(html, { blockTextElements: { script: true, style: true } })
  const head = readHead(document)
  const address = URL.parse(head.metas.get(pageFileMeta)?.[0] ?? '', 'https://this.invalid')
  if (!address?.search) throw new Error(`${path}: the page does not name its file (<meta name="${pageFileMeta}">).`)
  const { page, version }: PageFile = JSON.parse(readFile(address.pathname))
  return {
    path,
    lang: document.querySelector('html')?.getAttribute('lang') ?? '',
    head,
    headings: document.querySelectorAll('h1').length,
    ids: new Set(document.querySelectorAll('[id]').map((element) => element.id)),
    links: document.querySelectorAll('a[href]').map((element) => ({
      href: element.getAttribute('href') ?? '',
      hreflang: element.getAttribute('hreflang'),
    })),
    assets: assetsOf(document),
    fontTexts: readFontTexts(document),
    data: page,
    file: {
      path: address.pathname,
      versions: [version, address.searchParams.get('v') ?? ''],
      hasSameHead: html.includes(page.head),
    },
  }
}

function assetsOf(document: HTMLElement): string[] {
  const sources = ['img', 'script', 'iframe', 'source'].flatMap((tag) => attributesOf(document, tag, 'src'))
  const sets = ['img', 'source'].flatMap((tag) => attributesOf(document, tag, 'srcset')).flatMap(candidatesOf)
  const linked = document
    .querySelectorAll('link[href]')
    .filter((element) => !['canonical', 'prev', 'next', 'alternate'].includes(element.getAttribute('rel') ?? ''))
    .map((element) => element.getAttribute('href') ?? '')
  const inStyles = document
    .querySelectorAll('style')
    .flatMap((style) => [...style.rawText.matchAll(/url\(["']?(\/[^"')]+)/g)].map((match) => match[1] as string))
  return [...sources, ...sets, ...linked, ...inStyles]
}

function attributesOf(document: HTMLElement, tag: string, attribute: string): string[] {
  return document.querySelectorAll(`${tag}[${attribute}]`).map((element) => element.getAttribute(attribute) ?? '')
}

/** The addresses in a `srcset`. */
function candidatesOf(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}
