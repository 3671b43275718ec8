import { domainRedirect } from '../../locales/domains'

// Each name stands here in full, since the build replaces it by its value. Without values it removes the code below.
const portuguese = import.meta.env.VITE_DOMAIN_PT
const english = import.meta.env.VITE_DOMAIN_EN

/**
 * Goes to the domain on which an address belongs, where the host has not done so already.
 * @returns whether the page is about to be left
 */
export function leaveForOwnDomain(): boolean {
  if (!portuguese || !english) return false
  const { host, pathname, search, hash } = location
  const elsewhere = domainRedirect(host, pathname, { portuguese, english })
  if (elsewhere) location.replace(elsewhere + search + hash)
  return elsewhere !== undefined
}
