import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { rootRoute } from '../root.tsx'
import type { AiNewsData, AiNewsItemData } from './ai-news.data.ts'

export const aiNewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ia-noticia',
  loader: loadPage<AiNewsData>(),
  component: lazyRouteComponent(() => import('./AiNewsPage.tsx'), 'AiNewsPage'),
})

export const aiNewsItemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pt-br/ia-noticia/$slug',
  loader: loadPage<AiNewsItemData>(),
  component: lazyRouteComponent(() => import('./AiNewsItemPage.tsx'), 'AiNewsItemPage'),
})
