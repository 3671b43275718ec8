import type { PageData } from '../components/page/page-data'

const id = 'page-data'
const graphType = 'application/ld+json'

/** A page's data as a script element that no parser can mistake for markup. Its graph has an element of its own. */
export function embedPageData({ graph: _, ...page }: PageData): string {
  return `<script id="${id}" type="application/json">${scriptText(page)}</script>`
}

/** A value as JSON that may stand in a script element, whatever is in it. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

/** @throws where the document is not a page of this site. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error('The document carries no page data.')
  return { ...JSON.parse(text), graph: document.querySelector(`script[type="${graphType}"]`)?.textContent ?? undefined }
}
