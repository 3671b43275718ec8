import { createRootRouteWithContext, createRoute, Outlet, useMatches } from '@tanstack/react-router'
import { type ComponentType, startTransition, useEffect, useInsertionEffect, useState } from 'react'
import { Layout } from '../components/layout/Layout.tsx'
import { useNavigation } from '../components/page/Navigation.tsx'
import { usePage } from '../components/page/PageProvider.tsx'
import type { PageData } from '../components/page/page-data.ts'
import { NotFoundPage } from './error/NotFoundPage.tsx'
import { pageComponents } from './page-components.tsx'
import { type PageId, type Route, routes } from './routes.ts'

export interface RouterContext {
  loadPage: (pathname: string) => Promise<PageData>
  /** Updates the document shell (language, layout, title) at the moment the page appears. */
  updateDocument: (page: PageData) => void
  /** Updates the rest of the head right after. */
  updateHead: (page: PageData) => void
}

const root = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  const { updateDocument, updateHead } = root.useRouteContext()
  const page = useCurrentPage()
  const deferredPage = useDeferredPage(page)
  useInsertionEffect(() => updateDocument(page), [updateDocument, page])
  useEffect(() => updateHead(deferredPage), [updateHead, deferredPage])
  return (
    <Layout page={page} deferredPage={deferredPage}>
      {page.id === undefined ? <NotFoundPage /> : <Outlet />}
    </Layout>
  )
}

/** Undefined when a page fails to load; the previous layout stays. */
function useCurrentPage(): PageData {
  const page = useMatches({ select: (matches) => matches.at(-1)?.loaderData as PageData | undefined })
  const [last, setLast] = useState(page)
  if (page && page !== last) setLast(page)
  const shown = page ?? last
  if (!shown) throw new Error('The first page has no data.')
  return shown
}

export const routeTree = root.addChildren([
  ...(Object.keys(routes) as PageId[]).flatMap(routesOf),
  // For unknown addresses, the layout shows the not-found page.
  createRoute({ getParentRoute: () => root, path: '$', loader: loadPage }),
])

function routesOf(id: PageId) {
  const { paths }: Route = routes[id]
  // The cast is safe: the loader of the same id made the page's data (pages/loaders.ts).
  const Page = pageComponents[id] as ComponentType<{ content: unknown }>
  const component = () => <Page content={usePage().content} />
  return paths.map((path) => createRoute({ getParentRoute: () => root, path, loader: loadPage, component }))
}

function loadPage({ context, location }: { context: RouterContext; location: { pathname: string } }) {
  return context.loadPage(location.pathname)
}

/**
 * The page around the content follows once the content is painted, except for returning visitors, whose scroll
 * position depends on the whole height.
 */
function useDeferredPage(page: PageData): PageData {
  const navigation = useNavigation()
  const [shown, setShown] = useState(page)
  useEffect(() => startTransition(() => setShown(page)), [page])
  return navigation?.isArrivingAtTop() ? shown : page
}
