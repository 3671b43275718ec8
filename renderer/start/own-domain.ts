import { type Domains, domainRedirect } from '../../locales/domains.ts'

/**
 * Redirects to the domain of the address's language, if the host has not done so.
 * @returns whether the page is being left
 */
export function redirectToOwnDomain(domains: Domains): boolean {
  const { host, pathname, search, hash } = location
  const elsewhere = domainRedirect(host, pathname, domains)
  if (elsewhere) location.replace(elsewhere + search + hash)
  return elsewhere !== undefined
}
