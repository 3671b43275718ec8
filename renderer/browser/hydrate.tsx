import 'virtual:uno.css'
import { createBrowserHistory, type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from '../../pages/router'
import { readPageData } from '../page-data-script'
import { fetchPage } from './fetch-page'
import { moveToTop } from './move-to-top'

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
  await router.load()
  moveToTop(router)
  startTransition(() => {
    hydrateRoot(document, <Application router={router} />)
  })
}

/** Marks the document once every part of it answers: tests and styles may wait for that. */
function Application({ router }: { router: RegisteredRouter }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return <RouterProvider router={router} />
}
