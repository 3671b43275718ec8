import { isConsentGiven, onConsentChange } from '../../components/consent/consent-store.ts'
import { forwardConsent, reportPageView } from '../../components/consent/tracking.ts'

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean
  }
}

/**
 * Loads the tags and reports the document's own view: once the visitor has consented, with or without the
 * application, which reports page changes.
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
    // The first report names the campaign that has led here, even if the visitor has consented on a later page.
    report(search)
    let wasGiven = true
    onConsentChange(() => {
      const isGiven = isConsentGiven()
      if (isGiven === wasGiven) return
      wasGiven = isGiven
      forwardConsent()
      report()
    })
    // A page that the browser has kept is seen anew. The consent is then read again, and reports the view.
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
  // Nobody sees a page that the browser renders ahead.
  if (document.prerendering) document.addEventListener('prerenderingchange', () => report(arrival), { once: true })
  else reportPageView(location.pathname, location.search || arrival)
}
