import { isConsentGiven, onConsentChange } from './consent-store.ts'
import type { TagIds, Tags } from './tags.ts'

const ids: TagIds = {
  tagManagers: (import.meta.env.VITE_GTM_IDS ?? '').split(',').filter(Boolean),
  pixel: import.meta.env.VITE_META_PIXEL_ID || undefined,
}
const isSetUp = ids.tagManagers.length > 0 || ids.pixel !== undefined

let loading: Promise<Tags> | undefined

/** Reports a page view if the visitor has consented. */
export function reportPageView(path: string, query = location.search): void {
  report((tags) => tags.pageView(path, location.origin + path + query))
}

/**
 * Reports a sent lead once: now, or when the visitor consents.
 * @param id only tells one lead from another
 * @returns a function that stops waiting for consent
 */
export function reportConversion(id: string, onReported = () => {}): () => void {
  let stop = () => {}
  const attempt = () => {
    if (!mayReport()) return
    stop()
    report((tags) => tags.leadConversion(id))
    onReported()
  }
  stop = onConsentChange(attempt)
  attempt()
  return stop
}

/** Whether a report need not wait for the visitor's consent. */
export function mayReport(): boolean {
  return !isSetUp || isConsentGiven()
}

/** Forwards given or withdrawn consent, from this tab or another, to the loaded scripts. */
export function forwardConsent(): void {
  loading?.then((tags) => (isConsentGiven() ? tags.grant() : tags.revoke()), forget)
}

/** When consent is withdrawn, deletes what the scripts keep and reloads the page, because a running script cannot be unloaded. */
export function withdrawTracking(): void {
  removeTrackingCookies()
  try {
    for (const storage of [localStorage, sessionStorage]) emptyOfOthers(storage)
  } catch {
    // Storage is blocked, so nothing is in it.
  }
  if (loading) location.reload()
}

function report(send: (tags: Tags) => void): void {
  if (!isSetUp || !isConsentGiven()) return
  loading ??= import('./tags.ts').then(({ loadTags }) => loadTags(ids))
  loading.then((tags) => {
    if (isConsentGiven()) send(tags)
  }, forget)
}

/** After a failure, the next page view tries to load the code again. The site works without it. */
function forget() {
  loading = undefined
}

/** Cookies that Google's and Meta's scripts set for the site's own domain. */
const trackingCookies = /^(_ga|_gid|_gat|_gcl|_dc_gtm|_fbp$|_fbc$)/

/** Deletes those cookies, for this host and the domains above it. */
function removeTrackingCookies(): void {
  const found = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  const places = ['', ...domains.map((domain) => `; domain=${domain}`)]
  for (const name of found.filter((name) => trackingCookies.test(name)))
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${place}`
    }
}

/** Removes all but the keys of the site and its router, because those of tracking scripts change with their releases. */
function emptyOfOthers(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!/^(@tecto:|tsr-)/.test(key)) storage.removeItem(key)
}
