import { loadPixel, revokePixel, trackWithPixel } from './pixel.ts'
import { loadTagManagers, pushEvent, setTagConsent } from './tag-manager.ts'

export interface TrackingIds {
  tagManagers: string[]
  pixel?: string
}

/** The scripts that measure visits and serve ads. No event contains what a visitor wrote. */
export interface Tracking {
  /** @param path without query and fragment */
  pageView: (path: string) => void
  /** @param id identifies one request, and has no other meaning */
  leadConversion: (id: string) => void
  grant: () => void
  revoke: () => void
}

/** Loads the scripts that have an id; call it only after consent. */
export function loadTracking({ tagManagers, pixel }: TrackingIds): Tracking {
  if (tagManagers.length > 0) safely(() => loadTagManagers(tagManagers))
  if (pixel) safely(() => loadPixel(pixel))
  return {
    pageView(path) {
      safely(() => pushEvent('page_view', { page_path: path }))
      safely(() => trackWithPixel('PageView', { path }))
    },
    leadConversion(id) {
      safely(() => pushEvent('generate_lead', { event_id: id }))
      safely(() => trackWithPixel('Lead', {}, id))
    },
    grant() {
      safely(() => setTagConsent('granted'))
      safely(() => window.fbq?.('consent', 'grant'))
    },
    revoke() {
      safely(() => setTagConsent('denied'))
      safely(revokePixel)
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
