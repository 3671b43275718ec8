import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './error/ErrorPage'
import { type RouterContext, routeTree } from './route-tree'

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
    // The page before stays until the next one is complete: no spinner, no jump.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultRemountDeps: ({ params }) => params,
    // A route change scrolls to the top, going back returns to the place left. While prerendering it would print a script.
    scrollRestoration: !isServer && restoresPlace(),
    scrollRestorationBehavior: 'instant',
  })
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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
