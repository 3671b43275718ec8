import type { RegisteredRouter } from '@tanstack/react-router'
import { reportPageView } from '../../components/consent/tracking.ts'

/** What the router leaves to the site: after a page change, the page view, the place, the focus, and a fade. */
export function accompanyPageChanges(router: RegisteredRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // Chromium would continue a smooth scroll on the new page.
    if (pathChanged) scrollTo({ top: scrollY, behavior: 'instant' })
  })
  let hasMoved = false
  router.history.subscribe(() => {
    hasMoved = true
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    const { documentElement: root } = document
    const isFirst = root.dataset.hydrated === undefined
    root.dataset.hydrated = ''
    if (isFirst || !fromLocation) return
    if (pathChanged) reportPageView(toLocation.pathname)
    const named = document.getElementById(toLocation.hash)
    // For a link to where the visitor is already, the router does nothing.
    if (!hasMoved) (named ?? root).scrollIntoView()
    hasMoved = false
    if (!pathChanged && !named) return
    const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
    const followed = isBack && linkInView(fromLocation.href)
    focusArrival(followed || named || document.querySelector('h1'))
    // The new page fades in; nothing waits for its end.
    if (pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
  })
}

function linkInView(href: string): HTMLElement | undefined {
  const links = ['main a', 'a'].flatMap((link) => [...document.querySelectorAll<HTMLElement>(link)])
  return links.find((link) => {
    if (link.getAttribute('href') !== href) return false
    const { top, bottom, height } = link.getBoundingClientRect()
    return height > 0 && top >= 0 && bottom <= innerHeight && !link.closest('[inert]')
  })
}

/**
 * After a page change, the focus moves to the part that the link names, or else to the new title: screen readers
 * announce it once and continue from there, as after a page load. If `main` had the focus, they would announce the
 * landmark alone. On the way back, the focus moves to the link that was followed.
 */
function focusArrival(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) {
    target.tabIndex = -1
    // A later click on its words must not take the focus from where they stand.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target?.focus({ preventScroll: true })
}
