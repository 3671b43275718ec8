import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { rootRoute } from '../root.tsx'
import { BusinessCardPage } from './BusinessCardPage.tsx'
import type { BusinessCardData } from './business-card.data.ts'

export const businessCardRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/contato-{$name}',
  loader: loadPage<BusinessCardData>,
  component: (): ReactNode => <BusinessCardPage {...businessCardRoute.useLoaderData().content} />,
})

export const shortBusinessCardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contato-{$name}',
  loader: loadPage<BusinessCardData>,
  component: (): ReactNode => <BusinessCardPage {...shortBusinessCardRoute.useLoaderData().content} />,
})
