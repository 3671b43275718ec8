import type { RegisteredRouter } from '@tanstack/react-router'
import { consentDate } from '../../content/privacy/policy-date.ts'
import { isConsentGiven, onConsentChange, removeExpiredConsent } from '../../measurement/consent-store.ts'
import { forwardConsent, reportPageView } from '../../measurement/site-tracking.ts'

/** Reports each page view once the visitor has consented. */
export function trackPageViews(router: RegisteredRouter): void {
  removeExpiredConsent(consentDate)
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
