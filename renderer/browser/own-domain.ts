import { domainRedirect } from '../../locales/domains'

// Written out each: the build puts the values in their place, or leaves all of this out.
const portuguese = import.meta.env.VITE_DOMAIN_PT
const english = import.meta.env.VITE_DOMAIN_EN

/**
 * Goes to the domain on which an address belongs (spec section 4), where the host has not done so already.
 * @returns whether the page is about to be left
 */
export function leaveForOwnDomain(): boolean {
  if (!portuguese || !english) return false
  const { host, pathname, search, hash } = location
  const elsewhere = domainRedirect(host, pathname, { portuguese, english })
  if (elsewhere) location.replace(elsewhere + search + hash)
  return elsewhere !== undefined
}
