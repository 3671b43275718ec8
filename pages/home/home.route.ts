import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { rootRoute } from '../root.tsx'
import type { HomeData } from './home.data.ts'

export const homeRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/',
  loader: loadPage<HomeData>('home'),
  component: lazyRouteComponent(() => import('./Home.tsx'), 'Home'),
})

export const shortHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: loadPage<HomeData>('home'),
  component: lazyRouteComponent(() => import('./Home.tsx'), 'ShortHome'),
})

export const otherHomeRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/inicio',
  loader: loadPage<HomeData>('home'),
  component: lazyRouteComponent(() => import('./Home.tsx'), 'OtherHome'),
})
