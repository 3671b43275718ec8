import type { ReactNode } from 'react'
import { AlternativeHomePage } from './AlternativeHomePage.tsx'
import type { HomeData } from './home.data.ts'
import { homeRoute, otherHomeRoute, shortHomeRoute } from './home.route.ts'
import { StandardHomePage } from './StandardHomePage.tsx'

export function Home(): ReactNode {
  return <ChosenHome {...homeRoute.useLoaderData().content} />
}

export function ShortHome(): ReactNode {
  return <ChosenHome {...shortHomeRoute.useLoaderData().content} />
}

export function OtherHome(): ReactNode {
  return <ChosenHome {...otherHomeRoute.useLoaderData().content} />
}

/** One of the two designs (content/site.json). */
function ChosenHome({ alternative, standard }: HomeData) {
  return alternative ? <AlternativeHomePage {...alternative} /> : standard && <StandardHomePage {...standard} />
}
