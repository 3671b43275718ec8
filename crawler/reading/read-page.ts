import { Parser } from 'htmlparser2'
import { type PageData, pageDataPath } from '../../components/page/page-data.ts'
import { kept } from './kept.ts'
import { type Attributes, type DocumentHead, emptyHead, readHeadElement } from './read-head.ts'
import { readStyles } from './read-styles.ts'
import { parseJson } from './read-text.ts'
import type { FontText } from './read-typeface.ts'

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
  data: Pick<PageData, 'locale' | 'pathname' | 'languagePaths'> & {
    /** Whether it is the page that stands in for unknown addresses. */
    isUnknownAddress: boolean
  }
  /** Whether what the file with its data has for the document's head stands in it, and whether the document holds the same data. */
  hasSameHead: boolean
  hasSameData: boolean
}

/**
 * @param readFile reads a file of the site
 * @throws where the HTML holds no data, or there is no file with them
 */
export function readPage(path: string, html: string, readFile: (file: string) => string): SitePage {
  const document = new DocumentReader()
  const parser = new Parser(document)
  // Style sheets take half of a document, and are the same in thousands: they need no parser.
  for (const [index, part] of html.split(/<style>(.*?)<\/style>/s).entries())
    if (index % 2 === 1) document.readStyles(part)
    else parser.write(part)
  parser.end()
  const { lang, head, headings, ids, links, assets, fontTexts } = document
  if (!document.data) throw new Error(`${path}: the page holds no data (<script id="page-data">).`)
  const { head: headOfFile, ...data }: PageData = JSON.parse(readFile(pageDataPath(path)))
  const { locale, pathname, id, languagePaths } = data
  return {
    path,
    lang,
    head,
    headings,
    ids,
    links,
    assets,
    fontTexts,
    data: { locale, pathname, isUnknownAddress: id === undefined, languagePaths },
    hasSameHead: html.includes(headOfFile),
    hasSameData: JSON.stringify(JSON.parse(document.data)) === JSON.stringify(data),
  }
}

/** Takes down what the rules ask of a document, from one end to the other: of thousands no tree of elements is made. */
class DocumentReader {
  lang = ''
  data = ''
  readonly head = emptyHead()
  headings = 0
  readonly ids = new Set<string>()
  readonly links: Link[] = []
  readonly assets: string[] = []
  readonly fontTexts: FontText[] = []
  #css = ''
  #styles = readStyles('')
  #isInHead = false
  #depth = 0
  /** The elements around the present place whose text is wanted. */
  readonly #wanted: { depth: number; text: string; take: (text: string) => void }[] = []

  onopentag(name: string, attributes: Attributes): void {
    this.#depth++
    if (attributes.id !== undefined) this.ids.add(kept(attributes.id))
    if (attributes.class) this.#readClasses(attributes.class)
    if (this.#isInHead) readHeadElement(this.head, name, attributes)
    this.#readElement(name, attributes)
  }

  ontext(text: string): void {
    for (const wanted of this.#wanted) wanted.text += text
  }

  onclosetag(name: string): void {
    while (this.#wanted.at(-1)?.depth === this.#depth) {
      const wanted = this.#wanted.pop()
      wanted?.take(wanted.text)
    }
    this.#depth--
    if (name === 'head') this.#isInHead = false
  }

  #readElement(name: string, { lang = '', id, type, rel, href, hreflang, src, srcset }: Attributes): void {
    if (name === 'html') this.lang = kept(lang)
    else if (name === 'head') this.#isInHead = true
    else if (name === 'title' && this.#isInHead) this.#want((text) => this.head.titles.push(kept(text)))
    else if (name === 'h1') this.headings++
    else if (name === 'style') this.#want((text) => this.readStyles(text))
    else if (name === 'script' && type === 'application/ld+json')
      this.#want((text) => this.head.graphs.push(parseJson(text)))
    else if (name === 'script' && id === 'page-data')
      this.#want((text) => {
        this.data = text
      })
    else if (name === 'a' && href !== undefined)
      this.links.push({ href: kept(href), hreflang: hreflang === undefined ? undefined : kept(hreflang) })
    else if (name === 'link' && href !== undefined && !isOfHead.has(rel ?? '')) this.assets.push(kept(href))
    if (src !== undefined && hasSource.has(name)) this.assets.push(kept(src))
    if (srcset !== undefined && hasSource.has(name)) this.assets.push(...candidatesOf(srcset).map(kept))
  }

  readStyles(css: string): void {
    this.#css += css
    this.assets.push(...readStyles(css).files)
    this.#styles = readStyles(this.#css)
  }

  #readClasses(classes: string): void {
    for (const file of this.#styles.fontFilesOf(classes))
      this.#want((text) => this.fontTexts.push({ file, text: kept(text) }))
  }

  #want(take: (text: string) => void): void {
    this.#wanted.push({ depth: this.#depth, text: '', take })
  }
}

/** Links that the head's own rules judge. */
const isOfHead = new Set(['canonical', 'prev', 'next', 'alternate'])
const hasSource = new Set(['img', 'script', 'iframe', 'source'])

/** The addresses in a `srcset`. */
function candidatesOf(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}
