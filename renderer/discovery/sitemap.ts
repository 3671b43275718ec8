import { XMLBuilder } from 'fast-xml-parser'

/** A page in the sitemap; addresses are absolute. */
interface SitemapEntry {
  url: string
  alternates: { hrefLang: string; href: string }[]
  /** The day of its last change, if the content states one. */
  modified?: string
}

/** The sitemap of a site (https://www.sitemaps.org/protocol.html), with the languages of each page. */
export function sitemap(entries: SitemapEntry[]): string {
  const urlset = {
    '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
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
  }
  const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true, format: true })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ urlset })}`
}
