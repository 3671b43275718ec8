import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { StoriesData, StoryData } from './stories.data.ts'

export const storiesRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/casos',
  loader: loadPage<StoriesData>('stories'),
  component: lazyRouteComponent(() => import('./StoriesPage.tsx'), 'StoriesPage'),
})

export const storyRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/casos/$slug',
  loader: loadPage<StoryData>('stories'),
  component: lazyRouteComponent(() => import('./StoryPage.tsx'), 'StoryPage'),
})
