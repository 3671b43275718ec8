import { createRoute } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { ThanksPage } from './ThanksPage.tsx'

export const thanksRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/obrigado',
  loader: loadPage('thanks'),
  // At hand, whatever has become of the server when a request was sent.
  component: ThanksPage,
})
