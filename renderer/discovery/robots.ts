/** What crawlers are told (RFC 9309): they may read the whole site, but not the address that requests are sent to. */
export function robotsTxt(sitemap: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`
}
