import { createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportPageView } from '../../components/consent/tracking.ts'
import type { LoadedPage } from '../../components/page/page-data.ts'
import { rememberFocus } from '../../components/page/remember-focus.ts'
import { startOutbox } from '../../forms/browser/outbox.ts'
import { watchTyping } from '../../forms/browser/typed-text.ts'
import { loadMessages } from '../../locales/intl.ts'
import { keepPlaceWhileAway } from '../workarounds/kept-place.ts'
import { tolerateMovedTexts } from '../workarounds/moved-texts.ts'
import { ownHistory } from '../workarounds/own-history.ts'
import { createPrerenderedRouter } from '../workarounds/prerendered-router.ts'

/**
 * Hydrates the prerendered document.
 * @param savesData whether pages wait for the pointer before they are fetched ahead
 * @returns whether the router follows the address from now on
 * @throws if code of the page cannot be loaded; the document then stays readable and usable
 */
export async function hydrate(savesData: boolean): Promise<boolean> {
  // Ends the task that has evaluated the code, so that the browser can answer the visitor before hydration.
  await globalThis.scheduler?.yield?.()
  const firstPage: LoadedPage = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
  const { pathname, locale } = firstPage.page
  await loadMessages(locale)
  // At another address, as in an archive or of the 404 page, the document stays what it is, and browsers follow links.
  const isAtOwnAddress = pathname === location.pathname
  const history = isAtOwnAddress ? ownHistory() : historyElsewhere(pathname)
  const router = createPrerenderedRouter(history, { firstPage }, { savesData })
  await router.load()
  const failed = router.state.matches.find(({ error }) => error)
  if (failed) throw failed.error
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // Chromium would continue a smooth scroll on the new page.
    if (pathChanged) scrollTo({ top: scrollY, behavior: 'instant' })
  })
  let hasMoved = false
  history.subscribe(() => {
    hasMoved = true
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    const { documentElement: root } = document
    const isFirst = root.dataset.hydrated === undefined
    root.dataset.hydrated = ''
    if (isFirst || !fromLocation) return
    if (pathChanged) reportPageView(toLocation.pathname)
    const named = document.getElementById(toLocation.hash)
    // A link to where the visitor is already: the router does nothing.
    if (!hasMoved) (named ?? root).scrollIntoView()
    hasMoved = false
    if (!pathChanged && !named) return
    const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
    const followed = isBack && linkInView(fromLocation.href)
    showArrival(followed || named || document.querySelector('h1'))
    // The new page fades in; nothing waits for its end.
    if (pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
  })
  keepPlaceWhileAway()
  tolerateMovedTexts()
  watchTyping()
  let returnFocus = rememberFocus()
  addEventListener('focusin', () => {
    returnFocus = rememberFocus()
  })
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      // React has made anew what others had changed.
      onRecoverableError(error) {
        reportError(error)
        returnFocus()
      },
    })
  })
  startOutbox()
  return isAtOwnAddress
}

/** The links of a document at another address open documents. */
function historyElsewhere(pathname: string): RouterHistory {
  const { search, hash } = location
  const history = createMemoryHistory({ initialEntries: [pathname + search + hash] })
  return Object.assign(history, { push: (href: string) => location.assign(href) })
}

/** The link of this page that leads to an address. */
function linkInView(href: string): HTMLElement | undefined {
  const links = ['main a', 'a'].flatMap((link) => [
    ...document.querySelectorAll<HTMLElement>(`${link}[href="${href}"]`),
  ])
  return links.find((link) => {
    const { top, bottom, height } = link.getBoundingClientRect()
    return height > 0 && top >= 0 && bottom <= innerHeight && !link.closest('[inert]')
  })
}

/**
 * After a page change, the focus moves to the part that the link names, or else to the new title: screen readers announce it
 * once and continue from there, as after a page load. Of `main`, they would announce the landmark alone. On the way back, the
 * focus moves to the link that was followed.
 */
function showArrival(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) {
    target.tabIndex = -1
    // A later click on its words must not take the focus from where they stand.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target?.focus({ preventScroll: true })
}
