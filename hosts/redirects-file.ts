import { domainRules } from '../locales/domains.ts'
import { localeIds } from '../locales/locales.ts'
import type { SiteRules } from '../server/site/site-rules.ts'

/**
 * Redirects as Netlify and Cloudflare Pages read them, in the order in which they are tried. Cloudflare knows no hosts and no
 * status 404 here: it passes over those lines, finds the nearest 404.html by itself, and leaves the domains to the scripts.
 */
export function redirectsFile({ domains, moved }: SiteRules): string {
  // The exclamation mark: also where there is a file at the address.
  const lines = domainRules(domains).flatMap(({ host, path, target }) => {
    const from = `https://${host}${path}`
    return path === '/'
      ? [`${from} https://${host}${target} 308!`]
      : [`${from} ${target} 308!`, `${from}/* ${target}/:splat 308!`]
  })
  const notFound = [...localeIds.map((locale) => `/${locale}/* /${locale}/404.html 404`), '/* /404.html 404']
  const movedLines = Object.entries(moved).map(([from, to]) => `${from} ${to} 308`)
  return `${[...lines, ...movedLines, ...notFound].join('\n')}\n`
}
