import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './error/ErrorPage.tsx'
import { type RouterContext, routeTree } from './route-tree.tsx'

/** One router per visit in the browser; one for all pages when prerendering. */
export function createSiteRouter(history: RouterHistory, context: RouterContext, { isServer = false } = {}) {
  return createRouter({
    routeTree,
    history,
    context,
    isServer,
    defaultErrorComponent: ErrorPage,
    // Content only changes with a deploy, so loaded data stays valid for the visit.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // The current page stays until the next one is complete: no spinner, no layout shift.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultRemountDeps: ({ params }) => params,
    // When prerendering, scroll restoration would print a script.
    scrollRestoration: !isServer && restoresPlace(),
    scrollRestorationBehavior: 'instant',
  })
}

/**
 * Prepares the prerendered page with all its code, so that hydration renders the same tree.
 * @throws if code of the page fails to load
 */
export async function loadFirstPage(router: SiteRouter): Promise<void> {
  // Without this mark of TanStack's own server rendering, the router suspends in a boundary that the prerendered
  // document lacks, and React would discard the document and render it again.
  router.ssr = { manifest: undefined }
  await router.load()
  const failed = router.state.matches.find(({ error }) => error)
  if (failed) throw failed.error
}

/** The first page keeps the scroll position that the visitor or the browser has set before hydration. */
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
