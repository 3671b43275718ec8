import { createRoute } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { ArticlePage } from './ArticlePage.tsx'
import type { ArticleData } from './article.data.ts'
import { NewsPage } from './NewsPage.tsx'
import type { NewsData } from './news.data.ts'

export const newsRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/noticias',
  loader: loadPage<NewsData>,
  component: NewsPage,
})

export const articleRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/noticias/$slug',
  loader: loadPage<ArticleData>,
  component: ArticlePage,
})
