import { createRoute } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { AnswersPage } from './AnswersPage.tsx'
import type { AnswersData } from './answers.data.ts'

export const answersRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/respostas',
  loader: loadPage<AnswersData>,
  component: AnswersPage,
})
