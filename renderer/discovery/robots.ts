/** What crawlers are told (RFC 9309): all of the site is theirs, but for the address that requests are sent to. */
export function robotsTxt(sitemap: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`
}
