import { isConsentGiven, onConsentChange } from '../../components/consent/consent-store.ts'
import { forwardConsent, reportPageView } from '../../components/consent/tracking.ts'

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean
  }
}

/**
 * Loads the tags and reports the document's own view: once the visitor has consented, with or without the application, which
 * reports page changes.
 */
export function trackPageViews(): void {
  const { search } = location
  if (isConsentGiven()) start()
  else {
    const stop = onConsentChange(() => {
      if (!isConsentGiven()) return
      stop()
      start()
    })
  }

  function start() {
    // The view that is reported first tells of the campaign that has led here, also from a page before the consent.
    report(search)
    let wasGiven = true
    onConsentChange(() => {
      const isGiven = isConsentGiven()
      if (isGiven === wasGiven) return
      wasGiven = isGiven
      forwardConsent()
      report()
    })
    // A page that comes back as it was left is seen anew: the consent, which is then read again, reports it.
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) wasGiven = false
      },
      { capture: true },
    )
  }
}

function report(arrival?: string): void {
  // Nobody sees the page yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', () => report(arrival), { once: true })
  else reportPageView(location.pathname, location.search || arrival)
}
