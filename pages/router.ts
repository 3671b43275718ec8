import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './error/ErrorPage.tsx'
import type { RouterContext } from './root.tsx'
import { routeTree } from './routes.tsx'

/** One router per visit in the browser, and one per page when prerendering. */
export function createSiteRouter(
  history: RouterHistory,
  context: RouterContext,
  { isServer = false, savesData = false } = {},
) {
  return createRouter({
    routeTree,
    history,
    context,
    isServer,
    // Preloads pages whose links are in view, or with data saving on, pages on whose link the pointer rests.
    defaultPreload: savesData ? 'intent' : 'viewport',
    defaultPreloadDelay: 50,
    defaultErrorComponent: ErrorPage,
    // Content only changes with a deploy, so loaded data stays valid for the visit.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadGcTime: Number.POSITIVE_INFINITY,
    // The current page stays until the next one is complete: no spinner, no layout shift.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultRemountDeps: ({ params }) => params,
    // No page reads the query, so it is passed on as it is.
    parseSearch: (query): { query?: string } => (query ? { query } : {}),
    stringifySearch: ({ query = '' }: { query?: string }) => query,
    // When prerendering, scroll restoration would print a script.
    scrollRestoration: !isServer && restoresPlace(),
    scrollRestorationBehavior: 'instant',
  })
}

/**
 * On the first page, the router restores a place only if the browser has not. A new visit begins where its address
 * says. After a reload, some browsers have restored the place before hydration, and others leave the page at its top.
 */
function restoresPlace(): () => boolean {
  let isFirst = true
  return () => {
    const isPlaced = isFirst && (scrollY > 0 || isNewVisit())
    isFirst = false
    return !isPlaced
  }
}

function isNewVisit(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
