/** A page in the sitemap; addresses are absolute. */
interface SitemapEntry {
  url: string
  alternates: { hrefLang: string; href: string }[]
  /** The day of its last change, if the content states one. */
  modified?: string
}

/** The sitemap of a site (https://www.sitemaps.org/protocol.html), with the languages of each page. */
export function sitemap(entries: SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(entryOf).join('')}</urlset>
`
}

function entryOf({ url, alternates, modified }: SitemapEntry): string {
  const lines = [
    `<loc>${url}</loc>`,
    ...(modified ? [`<lastmod>${modified}</lastmod>`] : []),
    ...alternates.map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`),
  ]
  return `  <url>\n${lines.map((line) => `    ${line}\n`).join('')}  </url>\n`
}
