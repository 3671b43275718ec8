import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { PrivacyData } from './privacy.data.ts'

export const privacyRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/politica-de-privacidade',
  loader: loadPage<PrivacyData>('privacy'),
  component: lazyRouteComponent(() => import('./PrivacyPage.tsx'), 'PrivacyPage'),
})
