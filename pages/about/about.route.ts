import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { AboutData } from './about.data.ts'

export const aboutRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/quem-somos',
  loader: loadPage<AboutData>('about'),
  component: lazyRouteComponent(() => import('./AboutPage.tsx'), 'AboutPage'),
})

export const standardAboutRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/sobre',
  loader: loadPage<AboutData>('about'),
  component: lazyRouteComponent(() => import('./AboutPage.tsx'), 'StandardAboutPage'),
})
