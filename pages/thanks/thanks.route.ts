import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'

export const thanksRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/obrigado',
  loader: loadPage('thanks'),
  component: lazyRouteComponent(() => import('./ThanksPage.tsx'), 'ThanksPage'),
})
