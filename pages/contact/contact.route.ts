import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import type { ContactData } from './contact.data.ts'

export const contactRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/contato',
  loader: loadPage<ContactData>('contact'),
  staticData: { hasForm: true },
  component: lazyRouteComponent(() => import('./ContactPage.tsx'), 'ContactPage'),
})
