import { isConsentGiven, onConsentChange } from './consent-store'
import { takeConversion } from './conversion'
import type { Tracking, TrackingIds } from './tracking'
import { removeTrackingCookies } from './tracking-cookies'

const ids: TrackingIds = {
  tagManagers: (import.meta.env.VITE_GTM_IDS ?? '').split(',').filter(Boolean),
  pixel: import.meta.env.VITE_META_PIXEL_ID || undefined,
}
const isSetUp = ids.tagManagers.length > 0 || ids.pixel !== undefined

let loading: Promise<Tracking> | undefined

/** The address of the page on show is told to measurement, if the visitor has consented. */
export function reportPageView(path: string): void {
  report((tracking) => tracking.pageView(path))
}

/**
 * The thank-you page is on show: what was sent before is reported once, now or when the visitor consents on this page.
 * @returns what ends the waiting
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

/** Consent was given or withdrawn, here or in another tab, while scripts of others may be there already. */
export function passConsentOn(): void {
  loading?.then((tracking) => (isConsentGiven() ? tracking.grant() : tracking.revoke())).catch(ignore)
}

/** Consent was withdrawn here: nothing stays of what was measured in this browser. Scripts that run cannot be unloaded. */
export function withdrawTracking(): void {
  removeTrackingCookies()
  if (loading) location.reload()
}

function isTracking(): boolean {
  return isSetUp && isConsentGiven()
}

function report(tell: (tracking: Tracking) => void): void {
  if (!isTracking()) return
  loading ??= import('./tracking').then(({ loadTracking }) => loadTracking(ids))
  loading
    .then((tracking) => {
      if (isConsentGiven()) tell(tracking)
    })
    .catch(ignore)
}

/** Without measurement the site loses nothing. */
function ignore() {}
