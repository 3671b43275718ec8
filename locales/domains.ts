import type { LocaleId } from './locales.ts'

interface Domain {
  locale: LocaleId
  /** Without `www.`. */
  name: string
}

/** The default language's domain comes first and also serves languages without a domain of their own. */
export type Domains = [Domain, ...Domain[]]

export function originOf(language: LocaleId, domains: Domains): string {
  const { name } = domains.find(({ locale }) => locale === language) ?? domains[0]
  return `https://${name}`
}

/**
 * A language with a domain of its own is served only there, and `/` on any other domain than the first redirects to the
 * home page of its language.
 * @param host such as `www.tecto.example`; other hosts, such as localhost, never redirect
 * @returns an address on one of the domains without query and fragment, or a path on the same one
 */
export function domainRedirect(host: string, pathname: string, domains: Domains): string | undefined {
  const [, www = '', name] = /^(www\.)?(.*)$/.exec(host.toLowerCase()) ?? []
  const here = domains.find((domain) => domain.name === name)
  if (!here) return undefined
  if (pathname === '/') return here === domains[0] ? undefined : `/${here.locale}`
  const [, first] = pathname.toLowerCase().split('/')
  const there = domains.find(({ locale }) => locale === first)
  return there && there !== here ? `https://${www}${there.name}${pathname}` : undefined
}
