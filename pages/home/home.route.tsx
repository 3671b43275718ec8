import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadPage } from '../load-page.ts'
import { localeRoute } from '../locale.route.ts'
import { rootRoute } from '../root.tsx'
import { HomePage } from './HomePage.tsx'
import type { HomeData } from './home.data.ts'
import { StandardHomePage } from './StandardHomePage.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/',
  loader: loadPage<HomeData>,
  component: (): ReactNode => <Home {...homeRoute.useLoaderData().content} />,
})

export const shortHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: loadPage<HomeData>,
  component: (): ReactNode => <Home {...shortHomeRoute.useLoaderData().content} />,
})

export const otherHomeRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/inicio',
  loader: loadPage<HomeData>,
  component: (): ReactNode => <Home {...otherHomeRoute.useLoaderData().content} />,
})

/** One of the two designs (content/site.ts). */
function Home({ alternative, standard }: HomeData) {
  return alternative ? <HomePage {...alternative} /> : standard && <StandardHomePage {...standard} />
}
