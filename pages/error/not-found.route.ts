import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { rootRoute } from '../root.tsx'

/** Every address that no other route knows. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: loadPage(),
  component: lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
})
