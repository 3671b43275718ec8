import { type HTMLElement, parse } from 'node-html-parser'
import { type LoadedPage, pageDataPath } from '../components/page/page-data.ts'

/** A document as the rules see it. */
export type SitePage = ReturnType<typeof readPage>

/** Links that load nothing. */
const relations = ['canonical', 'prev', 'next', 'alternate']

/** @param fontFilesIn maps the classes of a style sheet to font files */
export function readPage(
  file: string,
  read: (file: string) => string,
  fontFilesIn: (css: string) => Map<string, string>,
) {
  const path = file.replace(/(\/index)?\.html$/, '') || '/'
  const html = read(file)
  const styles = /<style[^>]*>(.*?)<\/style>/gs
  const css = matchesIn(html, styles).join('\n')
  // Half of a document is style sheets.
  const document = parse(html.replace(styles, ''), { blockTextElements: { script: true } })
  const all = document.getElementsByTagName('*')
  const head = document.querySelector('head')?.children ?? []
  const links = (rel: string) => named(head, 'link').filter(({ attrs }) => attrs.rel === rel)
  const sources = named(all, 'img', 'script', 'iframe', 'source')
  const loaded = named(all, 'link').filter(({ attrs }) => !relations.includes(attrs.rel ?? ''))
  const scripts = named(all, 'script')
  const fontFiles = fontFilesIn(css)
  const data = parseJson(scripts.find(({ id }) => id === 'page-data')?.rawText) as LoadedPage | undefined
  if (!data) throw new Error(`${path}: the page has no data (<script id="page-data">).`)
  const page = {
    /** Without a slash at its end. */
    path,
    file,
    lang: values(named(all, 'html'), 'lang').join(),
    titles: named(head, 'title').map(({ text }) => text),
    /** Meta elements by `name` or `property`; the encoding is `charset`. */
    metas: metasIn(head),
    canonicals: values(links('canonical'), 'href'),
    alternates: links('alternate').flatMap(({ attrs: { hreflang, href = '' } }) =>
      hreflang ? { hreflang, href } : [],
    ),
    feeds: links('alternate').flatMap(({ attrs: { type, href = '' } }) => (type ? href : [])),
    /** Undefined for a block that is not JSON. */
    jsonLdBlocks: scripts
      .filter(({ attrs }) => attrs.type === 'application/ld+json')
      .map(({ rawText }) => parseJson(rawText)),
    headings: named(all, 'h1').length,
    ids: values(all, 'id'),
    links: named(all, 'a').flatMap(({ attrs: { href, hreflang } }) => (href === undefined ? [] : { href, hreflang })),
    files: [
      // For client-side navigation.
      pageDataPath(path),
      ...values(loaded, 'href'),
      ...values(sources, 'src'),
      ...values(sources, 'srcset').flatMap((set) =>
        set.split(',').map((candidate) => candidate.trim().replace(/\s.*/, '')),
      ),
      ...matchesIn(css, /url\(["']?(\/[^"')]+)/g),
    ],
    /** Texts whose class sets a font file, as in headings. */
    fontTexts: all.flatMap((element) =>
      (element.attrs.class ?? '').split(' ').flatMap((name) => {
        const font = fontFiles.get(name)
        return font ? { font, text: element.text } : []
      }),
    ),
    /** The path of its route; undefined for 404 pages. */
    kind: data.page.route === '/$' ? undefined : data.page.route,
    locale: data.page.locale,
    languagePaths: data.page.languagePaths,
  }
  // A substring would keep the HTML of every page in memory.
  return structuredClone(page)
}

function named(elements: HTMLElement[], ...names: string[]): HTMLElement[] {
  return elements.filter(({ rawTagName }) => names.includes(rawTagName))
}

function values(elements: HTMLElement[], name: string): string[] {
  return elements.flatMap(({ attrs }) => attrs[name] ?? [])
}

function metasIn(head: HTMLElement[]): Map<string, string[]> {
  const metas = new Map<string, string[]>()
  for (const { charset, property, name = '', content = '' } of named(head, 'meta').map(({ attrs }) => attrs)) {
    const key = charset ? 'charset' : (property ?? name)
    metas.set(key, [...(metas.get(key) ?? []), charset ?? content])
  }
  return metas
}

/** @returns undefined if the text is no JSON */
function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** All matches of a pattern's group. */
export function matchesIn(text: string | Buffer, pattern: RegExp): string[] {
  return [...text.toString().matchAll(pattern)].map(([, group = '']) => group)
}
