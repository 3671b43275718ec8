import { createRoute } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { ProductsPage } from './ProductsPage.tsx'
import type { ProductsData } from './products.data.ts'

export const productsRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/produtos-de-ia',
  loader: loadPage<ProductsData>,
  component: ProductsPage,
})
