import { type Domains, domainRedirect } from '../../locales/domains.ts'

/** Whether an address of the site is on another domain than this page. */
export function belongsToOtherDomain(pathname: string, domains: Domains): boolean {
  return domainRedirect(location.host, pathname, domains) !== undefined
}

/**
 * Goes to the domain on which the language of the address lives, where the host has not redirected already.
 * @returns whether the page is about to be left
 */
export function redirectToOwnDomain(domains: Domains): boolean {
  const { host, pathname, search, hash } = location
  const elsewhere = domainRedirect(host, pathname, domains)
  if (elsewhere) location.replace(elsewhere + search + hash)
  return elsewhere !== undefined
}
