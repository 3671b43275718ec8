import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { ArticleData } from './article.data.ts'
import type { NewsData } from './news.data.ts'

export const newsRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/noticias',
  loader: loadPage<NewsData>('news'),
  component: lazyRouteComponent(() => import('./NewsPage.tsx'), 'NewsPage'),
})

export const articleRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/noticias/$slug',
  loader: loadPage<ArticleData>('news'),
  component: lazyRouteComponent(() => import('./ArticlePage.tsx'), 'ArticlePage'),
})
