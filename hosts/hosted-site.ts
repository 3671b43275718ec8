import type { Domains } from '../locales/domains.ts'
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
export function domainPatterns({ portuguese, english }: Domains): DomainPattern[] {
  return ['', 'www.'].flatMap((www) => [
    toOtherDomain(`${www}${portuguese}`, 'en-us', `${www}${english}`),
    { pattern: `^${escapePattern(`${www}${english}`)} / `, target: '/en-us' },
    toOtherDomain(`${www}${english}`, 'pt-br', `${www}${portuguese}`),
  ])
}

function toOtherDomain(host: string, locale: string, otherHost: string): DomainPattern {
  const inLocale = `/${locale}(?:/\\S*)?`
  return {
    pattern: `^${escapePattern(host)} (?:(?P<site_page_there>${inLocale}) \\S*| (?P<site_path_there>${inLocale}))\\z`,
    target: `https://${otherHost}$site_page_there$site_path_there`,
  }
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
