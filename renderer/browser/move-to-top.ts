import type { RegisteredRouter } from '@tanstack/react-router'

/** Each route change scrolls to the top (spec section 2), or to the place that the address names, and moves focus along. */
export function moveToTop(router: RegisteredRouter): void {
  let isGoingBack = false
  router.history.subscribe(({ action }) => {
    isGoingBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
  })
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null
    // Going back, the browser itself returns to where the reader was.
    if (target) target.scrollIntoView()
    else if (!isGoingBack) scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
