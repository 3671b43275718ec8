import 'virtual:uno.css'
import { createBrowserHistory, type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from '../../pages/router'
import { readPageData } from '../page-data-script'
import { deliverWaiting } from './deliver-waiting'
import { moveFocus } from './move-focus'
import { createPageLoader, leaveFor } from './page-loader'
import { trackVisit } from './track-visit'

/**
 * Lets the application take over the prerendered document.
 * @throws where code of the page cannot be loaded; the document is then left as it is, readable and usable.
 */
export async function hydrate(): Promise<void> {
  const { loadPage, isOutdated } = createPageLoader(readPageData(document))
  const router = createSiteRouter(createBrowserHistory(), { loadPage })
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (pathChanged && isOutdated()) void leaveFor(toLocation.href)
  })
  // With this the router renders the same tree as on the server.
  router.ssr = { manifest: undefined }
  await Promise.all([router.load(), loadOwnCode()])
  moveFocus(router)
  startTransition(() => {
    hydrateRoot(document, <Application router={router} />)
  })
}

/** The page's own modules, which the document names for prefetching. The router would only notice a missing one too late. */
async function loadOwnCode(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  await Promise.all([...links].map(({ href }) => import(/* @vite-ignore */ href)))
}

/**
 * Pages cross-fade, where the browser can and the visitor wants motion (renderer/styles/base.css). Given when the first page
 * stands already: nothing fades while the application takes over, which would hold the page still for as long. Nor does it
 * within a page, at an anchor or a filter.
 */
const fadeBetweenPages: RegisteredRouter['options']['defaultViewTransition'] = {
  types: ({ pathChanged }) => (pathChanged ? ['page'] : false),
}

/** Marks the document once every part of it answers: tests and styles may wait for that. */
function Application({ router }: { router: RegisteredRouter }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    deliverWaiting()
    trackVisit(router)
  }, [router])
  return <RouterProvider router={router} defaultViewTransition={fadeBetweenPages} />
}
