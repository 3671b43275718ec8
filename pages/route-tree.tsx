import { createRootRouteWithContext, createRoute, Outlet, useMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import { Layout } from '../components/layout/Layout'
import type { PageData } from '../components/page/page-data'
import { NotFoundPage } from './error/NotFoundPage'
import { pageViews } from './page-views'
import { type PageId, type Route, routes } from './routes'

/** A request for a page's data. At an unknown address it names no page. */
export interface PageRequest {
  page?: PageId
  params: Record<string, string>
  pathname: string
}

/** A request of the router. */
interface LoadRequest extends PageRequest {
  /** True where the page is loaded before the visitor has asked for it, which may never happen. */
  isPreload: boolean
}

export interface RouterContext {
  /** Fetches a page's data, and waits for its code. */
  loadPage: (request: LoadRequest, loadCode: () => Promise<void>) => Promise<PageData>
  /** Makes the document around the application that of the page, in the moment in which the page appears. */
  dressDocument: (page: PageData) => void
  /** Called when a page has appeared and reacts to the visitor. */
  onShown: () => void
}

const root = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  const { dressDocument } = root.useRouteContext()
  const page = useCurrentPage()
  useInsertionEffect(() => dressDocument(page), [dressDocument, page])
  return (
    <Layout page={page}>
      {page.isUnknownAddress ? (
        <Shown>
          <NotFoundPage />
        </Shown>
      ) : (
        <Outlet />
      )}
    </Layout>
  )
}

/** Tells when what it contains has appeared: React takes over the parts of a page one after the other. */
function Shown({ children }: { children: ReactNode }) {
  const { onShown } = root.useRouteContext()
  useEffect(onShown, [onShown])
  return children
}

/** The data of the page on show. When a page fails to load there is none, and the frame of the one before stays. */
function useCurrentPage(): PageData {
  const page = useMatches({ select: (matches) => matches.at(-1)?.loaderData as PageData | undefined })
  const [last, setLast] = useState(page)
  if (page && page !== last) setLast(page)
  const shown = page ?? last
  if (!shown) throw new Error('The first page has no data.')
  return shown
}

/** The table of addresses as the router takes it. */
export const routeTree = root.addChildren([
  ...(Object.keys(routes) as PageId[]).flatMap(routesOf),
  // All other addresses: the page's data says that the address is unknown, and the layout then shows the not-found page.
  createRoute({ getParentRoute: () => root, path: '$', loader: loadPage(undefined, async () => {}) }),
])

function routesOf(id: PageId) {
  const { paths }: Route = routes[id]
  const { load, Content } = pageViews[id]
  const component = () => (
    <Shown>
      <Content />
    </Shown>
  )
  return paths.map((path) => createRoute({ getParentRoute: () => root, path, loader: loadPage(id, load), component }))
}

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
