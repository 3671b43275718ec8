declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Consent Mode v2 (https://developers.google.com/tag-platform/security/guides/consent). */
const consentTypes = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'personalization_storage',
]

/**
 * Loads Google Tag Manager containers; call it only after consent. Tags still read the defaults of Consent Mode, so
 * these are set first.
 */
export function loadTagManagers(ids: string[]): void {
  window.dataLayer ??= []
  command('consent', 'default', { ...all('denied'), security_storage: 'granted', functionality_storage: 'granted' })
  setTagConsent('granted')
  for (const id of ids) {
    pushEvent('gtm.js', { 'gtm.start': Date.now() })
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  }
}

export function setTagConsent(decision: 'granted' | 'denied'): void {
  command('consent', 'update', all(decision))
}

/** Pushes an event to the data layer; the containers' triggers decide what follows. */
export function pushEvent(event: string, values: Record<string, string | number> = {}): void {
  window.dataLayer?.push({ event, ...values })
}

function all(decision: 'granted' | 'denied'): Record<string, string> {
  return Object.fromEntries(consentTypes.map((storage) => [storage, decision]))
}

/** Tag Manager accepts only the `arguments` object of a function as a command, no array. */
function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

/** A script that is blocked or fails is ignored: the page does not wait for it. */
export function loadScript(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
