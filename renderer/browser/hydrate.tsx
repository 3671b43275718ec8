import 'virtual:uno.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from '../../pages/router'
import { readPageData } from '../page-data-script'
import { fetchPage } from './fetch-page'
import { moveToTop } from './move-to-top'
import { reloadOnce } from './reload-once'

/** Lets the application take over the prerendered document. */
export async function hydrate(): Promise<void> {
  const firstPage = readPageData(document)
  let isFirst = true
  const router = createSiteRouter(createBrowserHistory(), {
    loadPage: async ({ pathname }) => {
      if (!isFirst) return fetchPage(pathname)
      isFirst = false
      return firstPage
    },
  })
  // With this the router renders the same tree as on the server.
  router.ssr = { manifest: undefined }
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    reloadOnce(event.payload)
  })
  await router.load()
  moveToTop(router)
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
    document.documentElement.dataset.hydrated = ''
  })
}
