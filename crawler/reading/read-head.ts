import type { HTMLElement } from 'node-html-parser'
import { parseJson } from './read-text.ts'

/** A page in another language, as a page or the sitemap names it. */
export interface Alternate {
  hreflang: string
  href: string
}

/** What the head of a document tells search engines, social networks and feed readers. */
export interface DocumentHead {
  titles: string[]
  /** What the meta elements say, by their `name` or `property`; the encoding is `charset`. */
  metas: Map<string, string[]>
  canonicals: string[]
  /** The pages before and after this one, in a list that is spread over several. */
  previous: string[]
  next: string[]
  alternates: Alternate[]
  feeds: { type: string; href: string }[]
  /** Every JSON-LD of the document; undefined for one that is not JSON. */
  graphs: unknown[]
}

export function readHead(document: HTMLElement): DocumentHead {
  const alternates = document.querySelectorAll('head link[rel="alternate"]')
  return {
    titles: document.querySelectorAll('head title').map(({ text }) => text),
    metas: metasOf(document),
    canonicals: linksOf(document, 'canonical'),
    previous: linksOf(document, 'prev'),
    next: linksOf(document, 'next'),
    alternates: alternates
      .filter((link) => link.hasAttribute('hreflang'))
      .map((link) => ({ hreflang: attribute(link, 'hreflang'), href: attribute(link, 'href') })),
    feeds: alternates
      .filter((link) => link.hasAttribute('type'))
      .map((link) => ({ type: attribute(link, 'type'), href: attribute(link, 'href') })),
    graphs: document.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => parseJson(rawText)),
  }
}

function linksOf(document: HTMLElement, relation: string): string[] {
  return document.querySelectorAll(`head link[rel="${relation}"]`).map((link) => attribute(link, 'href'))
}

function metasOf(document: HTMLElement): Map<string, string[]> {
  const metas = new Map<string, string[]>()
  for (const meta of document.querySelectorAll('head meta')) {
    const charset = meta.getAttribute('charset')
    const key = charset ? 'charset' : attribute(meta, meta.hasAttribute('property') ? 'property' : 'name')
    metas.set(key, [...(metas.get(key) ?? []), charset ?? attribute(meta, 'content')])
  }
  return metas
}

function attribute(element: HTMLElement, name: string): string {
  return element.getAttribute(name) ?? ''
}
