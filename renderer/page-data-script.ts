import type { PageData } from '../components/page/page-data'

const id = 'page-data'

/** A page's data as a script element that no parser can mistake for markup. */
export function embedPageData(page: PageData): string {
  const json = JSON.stringify(page)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return `<script id="${id}" type="application/json">${json}</script>`
}

/** @throws where the document is not a page of this site. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error('The document carries no page data.')
  return JSON.parse(text)
}
