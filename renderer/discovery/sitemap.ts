import { XMLBuilder } from 'fast-xml-parser'

/** A page in the sitemap; addresses are absolute. */
export interface SitemapEntry {
  url: string
  alternates: { hrefLang: string; href: string }[]
  /** The day of its last change, if the content states one. */
  modified?: string
}

/** Larger sitemaps are split, with an index. */
const maxAddresses = 5000
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * The sitemap of a site (https://www.sitemaps.org/protocol.html), with the languages of each page.
 * @param addressOf the public address of one of the files
 * @returns the content of each file by name; `sitemap.xml` is the entry point
 */
export function sitemapFiles(entries: SitemapEntry[], addressOf: (file: string) => string): Record<string, string> {
  if (entries.length <= maxAddresses) return { 'sitemap.xml': urlSet(entries) }
  const parts = Array.from({ length: Math.ceil(entries.length / maxAddresses) }, (_, index) =>
    entries.slice(index * maxAddresses, (index + 1) * maxAddresses),
  )
  const files = parts.map((part, index): [string, string] => [`sitemap-${index + 1}.xml`, urlSet(part)])
  const index = { '@_xmlns': namespace, sitemap: files.map(([name]) => ({ loc: addressOf(name) })) }
  return { 'sitemap.xml': xml({ sitemapindex: index }), ...Object.fromEntries(files) }
}

function urlSet(entries: SitemapEntry[]): string {
  return xml({
    urlset: {
      '@_xmlns': namespace,
      '@_xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: entries.map(({ url, alternates, modified }) => ({
        loc: url,
        ...(modified && { lastmod: modified }),
        'xhtml:link': alternates.map(({ hrefLang, href }) => ({
          '@_rel': 'alternate',
          '@_hreflang': hrefLang,
          '@_href': href,
        })),
      })),
    },
  })
}

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true, format: true })

function xml(content: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(content)}`
}
