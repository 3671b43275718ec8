import { localeIds } from '../../locales/locales.ts'
import type { HeaderTable, HeaderValues } from '../headers/header-table.ts'
import type { SiteRules } from './site-rules.ts'

// The rules of the site in the format of Netlify and Cloudflare Pages, which choose headers by path alone.

/** Cloudflare's limit, in characters. */
const maxLineLength = 2000

/**
 * `_headers` of Netlify and Cloudflare Pages. Both apply every matching rule and join values, so the general rule
 * leaves caching to the host's default, which is that of the table.
 * @throws if a line is too long for Cloudflare Pages
 */
export function headersFile(table: HeaderTable): string {
  // Where files and documents need different values, the rule has those of files.
  const { 'cache-control': _, ...general } = { ...table.pages, ...table.everything }
  const lines = [['/*', general] as const, ...foldersOf(table)].flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const tooLong = lines.find((line) => line.length > maxLineLength)
  if (tooLong)
    throw new Error(`A line of _headers has ${tooLong.length} characters, but may have ${maxLineLength}: ${tooLong}`)
  return `${lines.join('\n')}\n`
}

/**
 * These hosts send a missing file with the headers of its folder, and that response must not be cached for a year. So
 * files that never change are requested again after ten minutes, and shown meanwhile for a month.
 */
function foldersOf({ folders }: HeaderTable): [pattern: string, headers: HeaderValues][] {
  return Object.entries(folders).map(([folder, headers]) => {
    const isImmutable = headers['cache-control']?.includes('immutable')
    const cacheControl = { 'cache-control': 'public, max-age=600, stale-while-revalidate=2592000' }
    return [`${folder}*`, isImmutable ? { ...headers, ...cacheControl } : headers]
  })
}

/**
 * `_redirects` of Netlify and Cloudflare Pages, which apply the first matching line. Cloudflare ignores lines with
 * status 404, and finds the nearest 404.html by itself. The two write redirects to another domain differently, so the
 * page's own script redirects there.
 */
export function redirectsFile(redirects: SiteRules['redirects']): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  const notFound = [...localeIds.map((locale) => `/${locale}/* /${locale}/404.html 404`), '/* /404.html 404']
  return `${[...moved, ...notFound].join('\n')}\n`
}
