import type { LocaleId } from './locales.ts'

/** A domain of the company, and the language that lives on it. */
interface Domain {
  locale: LocaleId
  /** Without `www.`. */
  name: string
}

/** The default language's domain comes first. Languages without a domain of their own live there too. */
export type Domains = [Domain, ...Domain[]]

/** Where the pages of a language are published. */
export function originOf(language: LocaleId, domains: Domains): string {
  const { name } = domains.find(({ locale }) => locale === language) ?? domains[0]
  return `https://${name}`
}

/**
 * Where to redirect a visitor who asks a domain for a page of another one. A language with a domain of its own is served there
 * only. At `/`, every domain but the first redirects to the home page of its language.
 * @param host as in `www.tecto.example`; on any other host, such as localhost, nothing is redirected
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

interface DomainRule {
  host: string
  /** The home page alone, or the home page of a language with all pages below it. */
  path: '/' | `/${LocaleId}`
  /** Where `path` leads: a path on the same domain for the home page, else an address. */
  target: string
}

/** The redirects of `domainRedirect` as a list, for servers that are configured with patterns. */
export function domainRules(domains: Domains): DomainRule[] {
  return ['', 'www.'].flatMap((www) =>
    domains.flatMap((here) => {
      const host = www + here.name
      const others = domains.filter((there) => there !== here)
      const home: DomainRule = { host, path: '/', target: `/${here.locale}` }
      const moves = others.map(
        ({ locale, name }): DomainRule => ({ host, path: `/${locale}`, target: `https://${www}${name}/${locale}` }),
      )
      return here === domains[0] ? moves : [home, ...moves]
    }),
  )
}
