import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { ProductsData } from './products.data.ts'

export const productsRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/produtos-de-ia',
  loader: loadPage<ProductsData>('products'),
  component: lazyRouteComponent(() => import('./ProductsPage.tsx'), 'ProductsPage'),
})
