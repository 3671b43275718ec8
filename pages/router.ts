import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './error/ErrorPage.tsx'
import { type RouterContext, routeTree } from './route-tree.tsx'

/** The router of one visit (browser), or of all pages one after the other (prerendering). */
export function createSiteRouter(history: RouterHistory, context: RouterContext, { isServer = false } = {}) {
  return createRouter({
    routeTree,
    history,
    context,
    isServer,
    defaultErrorComponent: ErrorPage,
    // Content only changes with a deploy, so a page that was read once stays good for the visit.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // The current page stays until the next one is complete: no spinner, no jump.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultRemountDeps: ({ params }) => params,
    // A route change scrolls to the top, going back returns to the place left. While prerendering it would print a script.
    scrollRestoration: !isServer && restoresPlace(),
    scrollRestorationBehavior: 'instant',
  })
}

/**
 * Gets the page that stands in the document ready, with all its code, so that the application renders the same tree at once.
 * @throws where code of the page cannot be loaded
 */
export async function loadFirstPage(router: SiteRouter): Promise<void> {
  // Without this mark of TanStack's own server rendering, the router waits for pages inside a Suspense boundary that the
  // prerendered document does not have, and React would throw the document away and render it again.
  router.ssr = { manifest: undefined }
  await router.load()
  const failed = router.state.matches.find(({ error }) => error)
  if (failed) throw failed.error
}

/** The first page stands where the visitor has read on to, or the browser has put it, before the application came. */
function restoresPlace(): () => boolean {
  let isFirst = true
  return () => {
    const isPlaced = isFirst && scrollY > 0
    isFirst = false
    return !isPlaced
  }
}

type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
