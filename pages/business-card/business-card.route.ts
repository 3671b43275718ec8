import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { rootRoute } from '../root.tsx'
import type { BusinessCardData } from './business-card.data.ts'

export const businessCardRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/contato-{$name}',
  loader: loadPage<BusinessCardData>('businessCard'),
  component: lazyRouteComponent(() => import('./BusinessCardPage.tsx'), 'BusinessCardPage'),
})

export const shortBusinessCardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contato-{$name}',
  loader: loadPage<BusinessCardData>('businessCard'),
  component: lazyRouteComponent(() => import('./BusinessCardPage.tsx'), 'ShortBusinessCardPage'),
})
