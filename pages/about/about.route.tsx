import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { AboutPage } from './AboutPage.tsx'
import type { AboutData } from './about.data.ts'

export const aboutRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/quem-somos',
  loader: loadPage<AboutData>,
  component: (): ReactNode => <AboutPage {...aboutRoute.useLoaderData().content} />,
})

export const otherAboutRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/sobre',
  loader: loadPage<AboutData>,
  component: (): ReactNode => <AboutPage {...otherAboutRoute.useLoaderData().content} />,
})
