import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { AiData } from './ai.data.ts'

export const aiRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/inteligencia-artificial',
  loader: loadPage<AiData>('ai'),
  component: lazyRouteComponent(() => import('./AiPage.tsx'), 'AiPage'),
})
