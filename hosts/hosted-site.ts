import { type Domains, domainRules } from '../locales/domains.ts'
import { localeIds } from '../locales/locales.ts'
import type { SiteRules } from '../server/site/site-rules.ts'

/** The input for the configuration of other servers. */
export interface HostedSite {
  rules: SiteRules
  /** The addresses of all pages, 404 pages included, such as `/pt-br/contato`. */
  pages: string[]
  /** The port of the mail service on the same machine. */
  mailPort: number
}

export const notFoundPages: Record<string, string> = Object.fromEntries(
  localeIds.map((locale) => [locale, `/${locale}/404`]),
)

/** The 404 pages are files without an address of their own. */
export const pagesWithoutAddress = ['/404', ...Object.values(notFoundPages)]

interface DomainPattern {
  /** Matches, ignoring case: host, page address (empty if there is none) and requested path, separated by spaces. */
  pattern: string
  /** Contains captures as variables, which nginx and Caddy write in the same way. */
  target: string
}

/** The redirects of `domainRedirect` as regular expressions, for nginx and Caddy. */
export function domainPatterns(domains: Domains): DomainPattern[] {
  return domainRules(domains).map(({ host, path, target }) => {
    const start = `^${escapePattern(host)} `
    if (path === '/') return { pattern: `${start}/ `, target }
    const inLanguage = `${path}(?:/\\S*)?`
    return {
      pattern: `${start}(?:(?P<site_page_there>${inLanguage}) \\S*| (?P<site_path_there>${inLanguage}))\\z`,
      target: `${new URL(target).origin}$site_page_there$site_path_there`,
    }
  })
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
