import * as z from 'zod'
import type { Alternate } from './read-head.ts'
import { type Reading, readXml } from './read-text.ts'

export interface Sitemap {
  /** The addresses of its parts, where it is an index of them. */
  parts: string[]
  entries: { url: string; modified: string | undefined; alternates: Alternate[] }[]
}

const link = z
  .object({ '@_rel': z.literal('alternate'), '@_hreflang': z.string(), '@_href': z.string() })
  .transform((attributes): Alternate => ({ hreflang: attributes['@_hreflang'], href: attributes['@_href'] }))

const urlSet = z
  .object({
    urlset: z.object({
      url: z.array(
        z.object({ loc: z.string(), lastmod: z.string().optional(), 'xhtml:link': z.array(link).default([]) }),
      ),
    }),
  })
  .transform(
    ({ urlset }): Sitemap => ({
      parts: [],
      entries: urlset.url.map(({ loc, lastmod, 'xhtml:link': alternates }) => ({
        url: loc,
        modified: lastmod,
        alternates,
      })),
    }),
  )

const index = z
  .object({ sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string() })) }) })
  .transform(({ sitemapindex }): Sitemap => ({ parts: sitemapindex.sitemap.map(({ loc }) => loc), entries: [] }))

/** Reads a sitemap, or an index of several (https://www.sitemaps.org/protocol.html). */
export function readSitemap(text: string): Reading<Sitemap> {
  return text.includes('<sitemapindex') ? readXml(text, index) : readXml(text, urlSet)
}
