import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { rootRoute } from '../root.tsx'
import type { AlternativeHome, StandardHome } from './home.data.ts'

export const homeRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/',
  loader: loadPage<AlternativeHome>('home'),
  component: lazyRouteComponent(() => import('./AlternativeHomePage.tsx'), 'AlternativeHomePage'),
})

export const shortHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: loadPage<AlternativeHome>('home'),
  component: lazyRouteComponent(() => import('./AlternativeHomePage.tsx'), 'ShortHomePage'),
})

export const standardHomeRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/inicio',
  loader: loadPage<StandardHome>('home'),
  component: lazyRouteComponent(() => import('./StandardHomePage.tsx'), 'StandardHomePage'),
})
