import { type Domains, domainRules } from '../locales/domains.ts'
import { localeIds } from '../locales/locales.ts'
import type { SiteRules } from '../server/site/site-rules.ts'

/** What the configuration of other servers is written from. */
export interface HostedSite {
  rules: SiteRules
  /** The addresses of all pages, those for unknown addresses among them, as in `/pt-br/contato`. */
  pages: string[]
  /** Where the mail service listens on the same machine. */
  mailPort: number
}

export const notFoundPages: Record<string, string> = Object.fromEntries(
  localeIds.map((locale) => [locale, `/${locale}/404`]),
)

/** Pages that say an address is unknown have none of their own. */
export const pagesWithoutAddress = ['/404', ...Object.values(notFoundPages)]

interface DomainPattern {
  /**
   * Without regard to case, on the host, the page's address (empty where there is none) and the path as it was asked for,
   * each after a space.
   */
  pattern: string
  /** What the pattern has captured stands in it as variables, which nginx and Caddy write alike. */
  target: string
}

/** What `domainRedirect` does, for servers that know patterns only. */
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
