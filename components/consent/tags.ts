/** The pixel's function, which queues calls until its script has come (https://developers.facebook.com/docs/meta-pixel). */
interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Pixel
    _fbq?: Pixel
  }
}

export interface TagIds {
  tagManagers: string[]
  pixel?: string
}

/** The scripts that measure visits and serve ads. No event contains what a visitor wrote. */
export interface Tags {
  /**
   * @param path without query and fragment
   * @param address with the query, from which tags learn the campaign
   */
  pageView: (path: string, address: string) => void
  /** @param id only tells one lead from another */
  leadConversion: (id: string) => void
  grant: () => void
  revoke: () => void
}

/** Loads the scripts that have an id; call it only after consent. */
export function loadTags({ tagManagers, pixel }: TagIds): Tags {
  if (tagManagers.length > 0) safely(() => loadTagManagers(tagManagers))
  if (pixel) safely(() => loadPixel(pixel))
  return {
    pageView(path, address) {
      safely(() => pushEvent('page_view', { page_path: path, page_location: address }))
      safely(() => window.fbq?.('track', 'PageView', { path }))
    },
    leadConversion(id) {
      safely(() => pushEvent('generate_lead', { event_id: id }))
      safely(() => window.fbq?.('track', 'Lead', {}, { eventID: id }))
    },
    grant() {
      safely(() => setTagConsent('granted'))
      safely(() => window.fbq?.('consent', 'grant'))
    },
    revoke() {
      safely(() => setTagConsent('denied'))
      safely(() => window.fbq?.('consent', 'revoke'))
    },
  }
}

/** Third-party scripts may fail at any call, which must not affect the site. */
function safely(call: () => void): void {
  try {
    call()
  } catch (error) {
    console.warn('Measurement failed:', error)
  }
}

/** Tags still read the defaults of Consent Mode v2 (https://developers.google.com/tag-platform/security/guides/consent). */
function loadTagManagers(ids: string[]): void {
  window.dataLayer ??= []
  command('consent', 'default', { ...all('denied'), security_storage: 'granted', functionality_storage: 'granted' })
  setTagConsent('granted')
  for (const id of ids) {
    pushEvent('gtm.js', { 'gtm.start': Date.now() })
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  }
}

function setTagConsent(decision: 'granted' | 'denied'): void {
  command('consent', 'update', all(decision))
}

function all(decision: 'granted' | 'denied'): Record<string, string> {
  const storages = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'personalization_storage']
  return Object.fromEntries(storages.map((storage) => [storage, decision]))
}

/** Pushes an event to the data layer; the containers' triggers decide what follows. */
function pushEvent(event: string, values: Record<string, string | number>): void {
  window.dataLayer?.push({ event, ...values })
}

/** Tag Manager accepts only the `arguments` object of a function as a command, no array. */
function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

function loadPixel(id: string): void {
  if (!window.fbq) {
    window.fbq = createPixel()
    window._fbq = window.fbq
    loadScript('https://connect.facebook.net/en_US/fbevents.js')
  }
  window.fbq('consent', 'grant')
  // Otherwise the pixel reads the page's buttons and forms, and so what visitors write.
  window.fbq('set', 'autoConfig', false, id)
  window.fbq('init', id)
}

function createPixel(): Pixel {
  const pixel = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else pixel.queue.push(command)
  }
  pixel.callMethod = undefined as Pixel['callMethod']
  pixel.queue = [] as unknown[][]
  pixel.loaded = true
  pixel.version = '2.0'
  // The site reports page views itself; the pixel would report page changes again.
  pixel.disablePushState = true
  pixel.push = pixel as Pixel
  return pixel
}

/** A script that is blocked or fails is ignored: the page does not wait for it. */
function loadScript(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
