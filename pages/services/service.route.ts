import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { ServiceData } from './service.data.ts'

export const serviceRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/servicos/$slug',
  loader: loadPage<ServiceData>('services'),
  component: lazyRouteComponent(() => import('./ServicePage.tsx'), 'ServicePage'),
})
