import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { AnswersData } from './answers.data.ts'

export const answersRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/respostas',
  loader: loadPage<AnswersData>('answers'),
  component: lazyRouteComponent(() => import('./AnswersPage.tsx'), 'AnswersPage'),
})
