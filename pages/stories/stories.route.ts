import { createRoute } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { StoriesPage } from './StoriesPage.tsx'
import { StoryPage } from './StoryPage.tsx'
import type { StoriesData, StoryData } from './stories.data.ts'

export const storiesRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/casos',
  loader: loadPage<StoriesData>,
  component: StoriesPage,
})

export const storyRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/casos/$slug',
  loader: loadPage<StoryData>,
  component: StoryPage,
})
