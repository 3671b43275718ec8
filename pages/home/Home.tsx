import type { ReactNode } from 'react'
import { HomePage } from './HomePage.tsx'
import type { HomeData } from './home.data.ts'
import { homeRoute, otherHomeRoute, shortHomeRoute } from './home.route.ts'
import { StandardHomePage } from './StandardHomePage.tsx'

export function Home(): ReactNode {
  return <Design {...homeRoute.useLoaderData().content} />
}

export function ShortHome(): ReactNode {
  return <Design {...shortHomeRoute.useLoaderData().content} />
}

export function OtherHome(): ReactNode {
  return <Design {...otherHomeRoute.useLoaderData().content} />
}

/** One of the two designs (content/site.ts). */
function Design({ alternative, standard }: HomeData) {
  return alternative ? <HomePage {...alternative} /> : standard && <StandardHomePage {...standard} />
}
