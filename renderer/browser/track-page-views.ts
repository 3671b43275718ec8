import type { RegisteredRouter } from '@tanstack/react-router'
import { isConsentGiven, onConsentChange } from '../../components/consent/consent-store.ts'
import { forwardConsent, reportPageView } from '../../components/consent/tracking.ts'

/** Reports each page view once the visitor has consented. */
export function trackPageViews(router: RegisteredRouter): void {
  const report = () => reportPageView(router.state.location.pathname)
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
}
