import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
  component: (): ReactNode => <NewsPage {...newsRoute.useLoaderData().content} />,
})

export const olderNewsRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/noticias/pagina/$number',
  loader: loadPage<NewsData>,
  component: (): ReactNode => <NewsPage {...olderNewsRoute.useLoaderData().content} />,
})

export const articleRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/noticias/$slug',
  loader: loadPage<ArticleData>,
  component: ArticlePage,
})
