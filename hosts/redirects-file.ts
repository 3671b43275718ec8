import { localeIds } from '../locales/locales.ts'
import type { SiteRules } from '../server/site/site-rules.ts'

/**
 * Redirects as Netlify and Cloudflare Pages read them, in the order in which they are tried. Cloudflare knows no hosts and no
 * status 404 here: it passes over those lines, finds the nearest 404.html by itself, and leaves the domains to the scripts.
 */
export function redirectsFile({ domains, moved }: SiteRules): string {
  const lines = domains
    ? ['', 'www.'].flatMap((www) => domainLines(`${www}${domains.portuguese}`, `${www}${domains.english}`))
    : []
  const notFound = [...localeIds.map((locale) => `/${locale}/* /${locale}/404.html 404`), '/* /404.html 404']
  const movedLines = Object.entries(moved).map(([from, to]) => `${from} ${to} 308`)
  return `${[...lines, ...movedLines, ...notFound].join('\n')}\n`
}

/** The exclamation mark goes before files that are there. */
function domainLines(portuguese: string, english: string): string[] {
  return [
    `https://${portuguese}/en-us https://${english}/en-us 308!`,
    `https://${portuguese}/en-us/* https://${english}/en-us/:splat 308!`,
    `https://${english}/ https://${english}/en-us 308!`,
    `https://${english}/pt-br https://${portuguese}/pt-br 308!`,
    `https://${english}/pt-br/* https://${portuguese}/pt-br/:splat 308!`,
  ]
}
