import { kept } from './kept.ts'

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

/** The attributes of an element. */
export type Attributes = Record<string, string>

export function emptyHead(): DocumentHead {
  return { titles: [], metas: new Map(), canonicals: [], previous: [], next: [], alternates: [], feeds: [], graphs: [] }
}

/** Takes down what an element of a document's head says. */
export function readHeadElement(head: DocumentHead, name: string, attributes: Attributes): void {
  if (name === 'meta') readMeta(head, attributes)
  else if (name === 'link') readLink(head, attributes)
}

function readMeta({ metas }: DocumentHead, { charset, property, name = '', content = '' }: Attributes): void {
  const key = charset ? 'charset' : (property ?? name)
  metas.set(kept(key), [...(metas.get(key) ?? []), kept(charset ?? content)])
}

function readLink(head: DocumentHead, { rel, hreflang, type, href: address = '' }: Attributes): void {
  const href = kept(address)
  if (rel === 'canonical') head.canonicals.push(href)
  else if (rel === 'prev') head.previous.push(href)
  else if (rel === 'next') head.next.push(href)
  else if (rel === 'alternate') {
    if (hreflang !== undefined) head.alternates.push({ hreflang: kept(hreflang), href })
    if (type !== undefined) head.feeds.push({ type: kept(type), href })
  }
}
