/** Spec section 3: the flag of the browser storage; `true` when accepted. */
const consentKey = '@tecto:cookies-accepted'

/** For a browser that keeps nothing, consent lasts for the page. */
let isAcceptedHere = false
const listeners = new Set<() => void>()

export function isConsentGiven(): boolean {
  try {
    return isAcceptedHere || localStorage.getItem(consentKey) === 'true'
  } catch {
    return isAcceptedHere
  }
}

export function giveConsent(): void {
  isAcceptedHere = true
  try {
    localStorage.setItem(consentKey, 'true')
  } catch {
    // Storage is blocked: the banner will ask again on the next visit.
  }
  for (const listener of listeners) listener()
}

/** Tells when consent is given, here or in another tab. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
