import type { RegisteredRouter } from '@tanstack/react-router'
import { isConsentGiven, onConsentChange } from '../../components/consent/consent-store.ts'
import { forwardConsent, reportPageView } from '../../components/consent/tracking.ts'

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean
  }
}

/** Reports each page view once the visitor has consented. */
export function trackPageViews(router: RegisteredRouter): void {
  const report = () => {
    // Nobody sees the page yet.
    if (document.prerendering) document.addEventListener('prerenderingchange', report, { once: true })
    else reportPageView(router.state.location.pathname)
  }
  let wasGiven = isConsentGiven()
  report()
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) report()
  })
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
