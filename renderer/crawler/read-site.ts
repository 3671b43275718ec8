import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import type { PageData } from '../../components/page/page-data'

export interface Link {
  href: string
  /** The language that the link says its target has. */
  hreflang: string | undefined
}

export interface SitePage {
  /** The address, without a slash at its end. */
  path: string
  lang: string
  title: string
  headings: number
  ids: Set<string>
  links: Link[]
  /** Addresses of pictures, fonts, scripts and styles. */
  assets: string[]
  data: Pick<PageData, 'locale' | 'pathname' | 'languagePaths' | 'head' | 'isUnknownAddress'>
}

export interface Site {
  pages: Map<string, SitePage>
  /** Every file, as it is addressed. */
  files: Set<string>
}

/** Reads a built site from its files, as a visitor without scripts would see it. */
export function readSite(root: string): Site {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/'))
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file.replace(/(\/index)?\.html$/, '') || '/', readFileSync(join(root, file), 'utf8')))
  return { pages: new Map(pages.map((page) => [page.path, page])), files: new Set(files) }
}

/** @throws where the HTML carries no page data. */
export function readPage(path: string, html: string): SitePage {
  const document = parse(html, { blockTextElements: { script: true, style: true } })
  const data = document.querySelector('#page-data')?.rawText
  if (!data) throw new Error(`${path}: the page carries no data (<script id="page-data">).`)
  return {
    path,
    lang: document.querySelector('html')?.getAttribute('lang') ?? '',
    title: document.querySelector('title')?.text ?? '',
    headings: document.querySelectorAll('h1').length,
    ids: new Set(document.querySelectorAll('[id]').map((element) => element.id)),
    links: document.querySelectorAll('a[href]').map((element) => ({
      href: element.getAttribute('href') ?? '',
      hreflang: element.getAttribute('hreflang'),
    })),
    assets: assetsOf(document),
    data: JSON.parse(data),
  }
}

function assetsOf(document: HTMLElement): string[] {
  const sources = ['img', 'script', 'iframe', 'source'].flatMap((tag) => attributesOf(document, tag, 'src'))
  const sets = ['img', 'source'].flatMap((tag) => attributesOf(document, tag, 'srcset')).flatMap(candidatesOf)
  const linked = document
    .querySelectorAll('link[href]')
    .filter((element) => !['canonical', 'alternate'].includes(element.getAttribute('rel') ?? ''))
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
