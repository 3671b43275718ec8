import type { RegisteredRouter } from '@tanstack/react-router'
import { isConsentGiven, onConsentChange } from '../../measurement/consent-store'
import { passConsentOn, reportPageView } from '../../measurement/site-tracking'

/** Tells measurement of each page that the visitor opens, once the visitor has consented. */
export function trackVisit(router: RegisteredRouter): void {
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
    passConsentOn()
    report()
  })
}
