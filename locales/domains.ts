/** The company's two domains, without `www.`. */
export interface Domains {
  portuguese: string
  english: string
}

/**
 * Where an address belongs, where it stands on the other domain (spec section 4): the languages that one of the domains is
 * named for live there, and the English domain has no other home than the English one.
 * @param host as in `www.tecto.example`; any other than the two domains, with or without `www.`, is left alone
 * @returns an address on one of the two domains without query and fragment, or a path on the same one
 */
export function domainRedirect(host: string, pathname: string, domains: Domains): string | undefined {
  const [, www = '', domain] = /^(www\.)?(.*)$/.exec(host.toLowerCase()) ?? []
  const [, first = ''] = pathname.toLowerCase().split('/')
  if (domain === domains.portuguese && first === 'en-us') return `https://${www}${domains.english}${pathname}`
  if (domain !== domains.english) return undefined
  if (pathname === '/') return '/en-us'
  return first === 'pt-br' ? `https://${www}${domains.portuguese}${pathname}` : undefined
}
