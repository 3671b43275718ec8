import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { HireData } from './hire.data.ts'

export const hireRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/contrate',
  loader: loadPage<HireData>('hire', 'lead', 'contact'),
  staticData: { hasForm: true },
  component: lazyRouteComponent(() => import('./HirePage.tsx'), 'HirePage'),
})
