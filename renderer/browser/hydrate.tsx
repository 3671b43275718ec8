import { createBrowserHistory, type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { NavigationProvider } from '../../components/page/Navigation'
import { createSiteRouter } from '../../pages/router'
import type { PageFile } from '../page-file'
import { deliverWaiting } from './deliver-waiting'
import { followLinks } from './follow-links'
import { openByBrowser } from './leaving'
import { loadFirstPage } from './load-first-page'
import { moveFocus } from './move-focus'
import { navigationOf } from './navigation'
import { createPageLoader } from './page-loader'
import { trackVisit } from './track-visit'

// A build has the styles of each page in its document; while developing, the browser gets all of them as they change.
if (import.meta.env.DEV) await import('virtual:uno.css')

/**
 * Lets the application take over the prerendered document.
 * @throws where code of the page cannot be loaded; the document is then left as it is, readable and usable.
 */
export async function hydrate(first: PageFile): Promise<void> {
  const { isOutdated, ...context } = createPageLoader(first)
  const router = createSiteRouter(createBrowserHistory(), { ...context, onShown: markHydrated })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    // Chromium would go on with a smooth scroll that is under way, on the new page.
    scrollTo({ top: scrollY, behavior: 'instant' })
    if (isOutdated()) void openByBrowser()
  })
  await loadFirstPage(router)
  moveFocus(router)
  startTransition(() => {
    hydrateRoot(document.body, <Application router={router} />)
  })
}

/**
 * One page fades into the next, where the browser can do so and the visitor wants motion (renderer/styles/base.css). The
 * router is told only after the first page was rendered, since a page does not react while it fades. Within a page, as on the
 * way to an anchor, nothing fades.
 */
const fadeBetweenPages: RegisteredRouter['options']['defaultViewTransition'] = {
  types: ({ pathChanged }) => (pathChanged ? ['page'] : false),
}

/** Marks the document once the page reacts to the visitor: tests and styles may wait for that. */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
}

function Application({ router }: { router: RegisteredRouter }) {
  useEffect(() => {
    followLinks(router)
    deliverWaiting()
    trackVisit(router)
  }, [router])
  return (
    <NavigationProvider value={navigationOf(router)}>
      <RouterProvider router={router} defaultViewTransition={fadeBetweenPages} />
    </NavigationProvider>
  )
}
