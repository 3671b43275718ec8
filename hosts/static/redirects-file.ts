import { domainRules } from '../../locales/domains.ts'
import { localeIds } from '../../locales/locales.ts'
import type { SiteRules } from '../../server/site/site-rules.ts'

/**
 * Redirects in the format of Netlify and Cloudflare Pages, which apply the first matching line. Cloudflare ignores
 * lines with a host or with status 404: it finds the nearest 404.html itself, and the page's script redirects to the
 * right domain. Netlify supports 301, 302, 200 and 404, not 307 or 308.
 */
export function redirectsFile({ domains, redirects }: SiteRules): string {
  // The exclamation mark: redirect even if the address has a file.
  const lines = domainRules(domains).flatMap(({ host, path, target }) => {
    const from = `https://${host}${path}`
    return path === '/'
      ? [`${from} https://${host}${target} 301!`]
      : [`${from} ${target} 301!`, `${from}/* ${target}/:splat 301!`]
  })
  const notFound = [...localeIds.map((locale) => `/${locale}/* /${locale}/404.html 404`), '/* /404.html 404']
  const redirectLines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  return `${[...lines, ...redirectLines, ...notFound].join('\n')}\n`
}
