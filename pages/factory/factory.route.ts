import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { FactoryData } from './factory.data.ts'

export const factoryRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/fabrica-de-software',
  loader: loadPage<FactoryData>('factory', 'lead', 'contact'),
  staticData: { hasForm: true },
  component: lazyRouteComponent(() => import('./FactoryPage.tsx'), 'FactoryPage'),
})
