import { createBrowserHistory, createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { markFocus } from '../../components/page/mark-focus.ts'
import { reportPageView } from '../../components/consent/tracking.ts'
import type { LoadedPage } from '../../components/page/page-data.ts'
import { startOutbox } from '../../forms/outbox.ts'
import { watchTyping } from '../../forms/typed-text.ts'
import { loadMessages } from '../../locales/intl.ts'
import { createSiteRouter } from '../../pages/router.ts'
import { keepPlaceWhileAway } from './kept-place.ts'
import { tolerateMovedTexts } from './moved-texts.ts'
import { prefersSaveData } from './save-data.ts'

/**
 * Hydrates the prerendered document.
 * @returns whether the router follows the address from now on
 * @throws if code of the page cannot be loaded; the document then stays readable and usable
 */
export async function hydrate(): Promise<boolean> {
  // Ends the task that has evaluated the code, so that the browser can answer the visitor before hydration.
  await globalThis.scheduler?.yield?.()
  const first: LoadedPage = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
  const { pathname, locale } = first.page
  await loadMessages(locale)
  // At another address, as in an archive or of the 404 page, the document stays what it is, and browsers follow links.
  const isAtOwnAddress = pathname === location.pathname
  const history = isAtOwnAddress ? ownHistory() : historyElsewhere(pathname)
  const router = createSiteRouter(history, { first }, { savesData: prefersSaveData() })
  await router.load()
  const failed = router.state.matches.find(({ error }) => error)
  if (failed) throw failed.error
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // Chromium would continue a smooth scroll on the new page.
    if (pathChanged) scrollTo({ top: scrollY, behavior: 'instant' })
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    document.documentElement.dataset.hydrated = ''
    if (!pathChanged || !fromLocation) return
    reportPageView(toLocation.pathname)
    const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
    showArrival(isBack ? linkInView(fromLocation.href) : undefined)
  })
  keepPlaceWhileAway()
  tolerateMovedTexts()
  watchTyping()
  let returnFocus = markFocus()
  addEventListener('focusin', () => {
    returnFocus = markFocus()
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

/** Other scripts that replace the address, such as tags, do not change the page: the router would scroll to the top. */
function ownHistory(): RouterHistory {
  const watched = createBrowserHistory()
  history.pushState = History.prototype.pushState.bind(history)
  // An entry keeps its key, by which the router finds its place again.
  history.replaceState = (state, title, url) =>
    History.prototype.replaceState.call(history, { ...history.state, ...state }, title, url)
  return watched
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
    return height > 0 && top >= 0 && bottom <= innerHeight
  })
}

/**
 * After a page change, the focus moves to the part that the link names, or else to the new title, so that screen readers
 * announce it once and continue from there, as after a page load. Focusing `main` would only announce the landmark.
 * @param followed the link that the visitor followed and has come back to
 */
function showArrival(followed: HTMLElement | undefined): void {
  const named = document.getElementById(location.hash.slice(1))
  const target = named ?? document.querySelector<HTMLElement>('h1')
  if (target && !followed) target.tabIndex = -1
  const focused = followed ?? target
  focused?.focus({ preventScroll: true })
  // The new page fades in; nothing waits for its end.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
}
