import { type Domains, domainRules } from '../locales/domains.ts'
import { localeIds } from '../locales/locales.ts'
import type { SiteRules } from '../server/site/site-rules.ts'

/** What the configuration of other servers is made from. */
export interface HostedSite {
  rules: SiteRules
  /** The addresses of all pages, those for unknown addresses among them, such as `/pt-br/contato`. */
  pages: string[]
  /** Where the mail service listens on the same machine. */
  mailPort: number
}

export const notFoundPages: Record<string, string> = Object.fromEntries(
  localeIds.map((locale) => [locale, `/${locale}/404`]),
)

/** The 404 pages: their files exist, but nothing is served at their own addresses. */
export const pagesWithoutAddress = ['/404', ...Object.values(notFoundPages)]

interface DomainPattern {
  /**
   * Matches, ignoring case, the host, the page's address (empty where there is none) and the requested path, separated by
   * spaces.
   */
  pattern: string
  /** Contains what the pattern has captured as variables, which nginx and Caddy write in the same way. */
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
