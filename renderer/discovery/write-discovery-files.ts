import { writeClientFile } from '../build/client-files.ts'
import type { PageMetadata } from '../head/page-metadata.ts'
import type { BuiltPage } from '../prerender/build-page.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'

/** Writes the sitemap, of the pages that search engines should index at their address, and robots.txt. */
export function writeDiscoveryFiles(pages: BuiltPage[]): void {
  const listed = pages.filter(
    ({ page, metadata }) => metadata.isIndexed && metadata.canonical === absoluteUrl(page.pathname),
  )
  writeClientFile('/sitemap.xml', sitemap(listed))
  // RFC 9309: crawlers may read everything but the API.
  writeClientFile('/robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`)
}

/** https://www.sitemaps.org/protocol.html, with the languages of each page and the day of its last change. */
function sitemap(pages: BuiltPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(({ metadata }) => entryOf(metadata)).join('')}</urlset>
`
}

function entryOf({ canonical, alternates, modified }: PageMetadata): string {
  const lines = [
    `<loc>${canonical}</loc>`,
    ...(modified ? [`<lastmod>${modified}</lastmod>`] : []),
    ...alternates.map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`),
  ]
  return `  <url>\n${lines.map((line) => `    ${line}\n`).join('')}  </url>\n`
}
