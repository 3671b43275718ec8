import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { addressOfFile, pathsIn } from '../server/site/static-files.ts'

export type Page = ReturnType<typeof pageIn>

/** The pages of a built site, parsed without running scripts, and its files. */
export type Site = ReturnType<typeof siteOf>

/** The files of a site: their paths from its root, and their content. */
interface SiteFiles {
  paths: Set<string>
  read: (path: string) => string
}

export function filesOf(root: string): SiteFiles {
  return { paths: new Set(pathsIn(root).sort()), read: (path) => readFileSync(join(root, path), 'utf8') }
}

export function siteOf({ paths, read }: SiteFiles) {
  const pages = [...paths].filter((path) => path.endsWith('.html')).map((file) => pageIn(file, read(file)))
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const hosts = new Set(pages.flatMap(({ canonicals }) => canonicals).map((address) => URL.parse(address)?.host))
  /** The path of an absolute address of this site; undefined for other sites. */
  const pathOf = (address: string) => {
    const url = URL.parse(address)
    return url?.protocol === 'https:' && hosts.has(url.host) && !url.search && !url.hash ? url.pathname : undefined
  }
  return {
    paths,
    read,
    pages,
    /** Pages to be indexed: not noindex, and at their canonical address. */
    indexable: pages.filter((page) => isIndexable(page)),
    pageByPath: (path: string) => byPath.get(path),
    pathOf,
    pageOf: (address: string) => byPath.get(pathOf(address) ?? ''),
  }
}

export function isIndexable({ isNoindex, canonicals: [canonical = ''], path }: Page): boolean {
  return !isNoindex && URL.parse(canonical)?.pathname === path
}

/** The `rel` of links that load no file. */
const relations = ['canonical', 'alternate']

function pageIn(file: string, html: string) {
  const styles = /<style[^>]*>(.*?)<\/style>/gs
  const css = [...html.matchAll(styles)].map(([, sheet]) => sheet).join('\n')
  // Style sheets are half of a document, and nothing in them is an element.
  const document = parse(html.replace(styles, ''), { blockTextElements: { script: true } })
  const links = document.querySelectorAll('head link')
  const loaded = document.querySelectorAll('link').filter(({ attrs }) => !relations.includes(attrs.rel ?? ''))
  const related = (rel: string) => links.filter(({ attrs }) => attrs.rel === rel)
  const meta = (name: string) => values(document.querySelectorAll(`head meta[${name}]`), 'content')
  // A clone, because each substring would keep its whole document in memory.
  return structuredClone({
    path: addressOfFile(file),
    isNotFound: file.endsWith('/404.html'),
    doctypes: html.match(/<!doctype/gi)?.length ?? 0,
    lang: document.querySelector('html')?.getAttribute('lang') ?? '',
    titles: document.querySelectorAll('head title').map(({ text }) => text),
    descriptions: meta('name="description"'),
    isNoindex: meta('name="robots"').some((content) => content.includes('noindex')),
    canonicals: values(related('canonical'), 'href'),
    alternates: related('alternate').flatMap(({ attrs: { hreflang, href = '' } }) =>
      hreflang ? [{ hreflang, href }] : [],
    ),
    /** The pictures of a shared link. */
    shared: meta('property="og:image"'),
    headings: document.querySelectorAll('h1').length,
    /** A value or a placeholder that was lost on the way. */
    leftovers: leftoversIn(document),
    ids: values(document.querySelectorAll('[id]'), 'id'),
    links: document.querySelectorAll('a[href]').map(({ attrs: { href = '', hreflang } }) => ({ href, hreflang })),
    files: [
      ...values(loaded, 'href'),
      ...values(document.querySelectorAll('img, script, iframe, source'), 'src'),
      ...values(document.querySelectorAll('img, source'), 'srcset').flatMap((set) =>
        set.split(',').map((candidate) => candidate.trim().replace(/\s.*/, '')),
      ),
      ...[...css.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = '']) => address),
    ],
  })
}

function leftoversIn(document: HTMLElement): string[] {
  const body = document.querySelector('body')?.clone() as HTMLElement | undefined
  // A long text takes no values, and may be about such words.
  for (const text of body?.querySelectorAll('[data-long-text]') ?? []) text.remove()
  return body?.text.match(/\b(?:undefined|null|NaN)\b|Invalid Date|\[object \w+\]|\{\w+\}/g) ?? []
}

function values(elements: HTMLElement[], name: string): string[] {
  return elements.flatMap(({ attrs }) => attrs[name] ?? [])
}
