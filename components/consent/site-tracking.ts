import { isConsentGiven, onConsentChange } from './consent-store.ts'
import { takeConversion } from './conversion.ts'
import type { Tracking, TrackingIds } from './tracking.ts'

const ids: TrackingIds = {
  tagManagers: (import.meta.env.VITE_GTM_IDS ?? '').split(',').filter(Boolean),
  pixel: import.meta.env.VITE_META_PIXEL_ID || undefined,
}
const isSetUp = ids.tagManagers.length > 0 || ids.pixel !== undefined

let loading: Promise<Tracking> | undefined

/** Reports a page view if the visitor has consented. */
export function reportPageView(path: string): void {
  report((tracking) => tracking.pageView(path))
}

/**
 * Reports a sent request once on the thank-you page: now, or when the visitor consents there.
 * @returns a function that stops waiting for consent
 */
export function reportConversion(): () => void {
  const attempt = () => {
    if (!isTracking()) return
    const id = takeConversion()
    if (id) report((tracking) => tracking.leadConversion(id))
  }
  attempt()
  return onConsentChange(attempt)
}

/** Forwards given or withdrawn consent, from this tab or another, to the loaded scripts. */
export function forwardConsent(): void {
  loading?.then((tracking) => (isConsentGiven() ? tracking.grant() : tracking.revoke())).catch(ignore)
}

/**
 * After consent was withdrawn, deletes the scripts' cookies and reloads the page, because a running script cannot be
 * unloaded.
 */
export function withdrawTracking(): void {
  removeTrackingCookies()
  if (loading) location.reload()
}

function isTracking(): boolean {
  return isSetUp && isConsentGiven()
}

function report(send: (tracking: Tracking) => void): void {
  if (!isTracking()) return
  loading ??= import('./tracking.ts').then(({ loadTracking }) => loadTracking(ids))
  loading
    .then((tracking) => {
      if (isConsentGiven()) send(tracking)
    })
    .catch(ignore)
}

/** The site works without measurement, so errors of its code are ignored. */
function ignore() {}

/** Cookies that Google's and Meta's scripts set for the site's own domain. */
const names = /^(_ga|_gid|_gat|_gcl|_dc_gtm|_fbp$|_fbc$)/

/** Deletes those cookies, for this host and the domains above it. */
export function removeTrackingCookies(): void {
  const found = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  const places = ['', ...domains.map((domain) => `; domain=${domain}`)]
  for (const name of found.filter((name) => names.test(name))) for (const place of places) expire(name, place)
}

function expire(name: string, place: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; path=/; max-age=0${place}`
}
