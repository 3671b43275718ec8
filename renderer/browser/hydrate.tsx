import { createBrowserHistory, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { LoadedPage } from '../../components/page/page-data.ts'
import { receiveConversion } from '../../forms/conversion-mark.ts'
import { startOutbox } from '../../forms/outbox.ts'
import { loadMessages } from '../../locales/intl.ts'
import { createSiteRouter } from '../../pages/router.ts'
import { followLinks } from './follow-links.ts'
import { keepPlaceWhileAway } from './kept-place.ts'
import { tolerateMovedTexts } from './moved-texts.ts'
import { trackPageViews } from './track-page-views.ts'

/**
 * Hydrates the prerendered document.
 * @returns whether the router follows the address from now on
 * @throws if code of the page cannot be loaded; the document then stays readable and usable
 */
export async function hydrate(): Promise<boolean> {
  // Not in the task that has evaluated the code, where the browser knows how to end it.
  await globalThis.scheduler?.yield?.()
  const first: LoadedPage = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
  receiveConversion()
  const { pathname, locale } = first.page
  await loadMessages(locale)
  // At another address, as in an archive or of the 404 page, the document stays what it is, and browsers follow links.
  const isAtOwnAddress = pathname === location.pathname
  const history = isAtOwnAddress ? createBrowserHistory() : createMemoryHistory({ initialEntries: [pathname] })
  const router = createSiteRouter(history, { first })
  await router.load()
  const failed = router.state.matches.find(({ error }) => error)
  if (failed) throw failed.error
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // Chromium would continue a smooth scroll on the new page.
    if (pathChanged) scrollTo({ top: scrollY, behavior: 'instant' })
  })
  router.subscribe('onRendered', ({ pathChanged }) => {
    document.documentElement.dataset.hydrated = ''
    if (pathChanged) showArrival()
  })
  keepPlaceWhileAway()
  tolerateMovedTexts()
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
  if (isAtOwnAddress) followLinks(router)
  startOutbox()
  trackPageViews(router)
  return isAtOwnAddress
}

/**
 * After a page change, the focus moves to the part that the link names, or else to the new title, so that screen readers
 * announce it once and continue from there, as after a page load. Focusing `main` would only announce the landmark.
 */
function showArrival(): void {
  const named = document.getElementById(location.hash.slice(1))
  const target = named ?? document.querySelector<HTMLElement>('h1')
  if (target) {
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  // A view transition, unless the visitor prefers reduced motion; nothing waits for its end.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
}
