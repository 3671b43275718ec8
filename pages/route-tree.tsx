import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Document } from '../components/layout/Document'
import { usePage } from '../components/page/PageProvider'
import type { PageData } from '../components/page/page-data'
import { NotFoundPage } from './error/NotFoundPage'
import { type PageId, routes, type ViewContent } from './routes'

/** A request for a page's data. At an unknown address it names no page. */
export interface PageRequest {
  page?: PageId
  params: Record<string, string>
  pathname: string
  /** True where the page is loaded before the visitor has asked for it, which may never happen. */
  isPreload?: boolean
}

export interface RouterContext {
  /** Finds a page's data, in the content when prerendering, in the page's HTML when browsing, and waits for its code. */
  loadPage: (request: PageRequest, loadCode: () => Promise<void>) => Promise<PageData>
}

const root = createRootRouteWithContext<RouterContext>()({
  component: () => <Document notFound={<NotFoundPage />} />,
})

const pageRoutes: { [Id in PageId]: PageRoute<Id> } = routes

/** A page's own code comes in a chunk of its own; its content arrives with its HTML. */
function routesOf<Id extends PageId>(id: Id) {
  const { paths, view } = pageRoutes[id]
  let View: Awaited<ReturnType<typeof view>> | undefined
  const loadCode = async () => {
    View = await view()
  }
  const component = () => {
    if (!View) throw new Error(`The page "${id}" is to be shown before its code has been loaded.`)
    // The cast holds: this content was made by the source of the same id (pages/sources.ts).
    return <View content={usePage().content as ViewContent<Id>} />
  }
  return paths.map((path) =>
    createRoute({ getParentRoute: () => root, path, loader: loadPage(id, loadCode), component }),
  )
}

interface PageRoute<Id extends PageId> {
  paths: readonly string[]
  view: () => Promise<(props: { content: ViewContent<Id> }) => ReactNode>
}

/** The table of addresses as the router takes it. */
export const routeTree = root.addChildren([
  ...(Object.keys(routes) as PageId[]).flatMap(routesOf),
  // All other addresses: the page's data says that the address is unknown, and the document then shows the not-found page.
  createRoute({ getParentRoute: () => root, path: '$', loader: loadPage(undefined, async () => {}) }),
])

function loadPage(page: PageId | undefined, loadCode: () => Promise<void>) {
  return ({ context, params, location, preload }: LoaderInput) =>
    context.loadPage({ page, params, pathname: location.pathname, isPreload: preload }, loadCode)
}

interface LoaderInput {
  context: RouterContext
  params: Record<string, string>
  location: { pathname: string }
  preload: boolean
}
