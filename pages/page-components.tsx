import type { ReactNode } from 'react'
import { usePage } from '../components/page/PageProvider'
import { type PageContent, type PageId, routes } from './routes'

/** The code of a page, which comes in a file of its own. */
interface LazyPage {
  load: () => Promise<void>
  /** Loads what a prerendered page needs only later. */
  loadParts: () => Promise<void>
  /** Shows the page on show, with its content. @throws before its code has been loaded. */
  Content: () => ReactNode
}

interface LazyRoute<Id extends PageId> {
  loadParts?: () => Promise<void>
  component: () => Promise<(props: { content: PageContent<Id> }) => ReactNode>
}

const lazyRoutes: { [Id in PageId]: LazyRoute<Id> } = routes

/** The components of the table of addresses. */
export const pageComponents = Object.fromEntries(
  (Object.keys(routes) as PageId[]).map((id) => [id, lazyPage(id)]),
) as Record<PageId, LazyPage>

function lazyPage<Id extends PageId>(id: Id): LazyPage {
  const { component, loadParts = async () => {} } = lazyRoutes[id]
  let Component: Awaited<ReturnType<typeof component>> | undefined
  return {
    loadParts,
    load: async () => {
      Component = await component()
    },
    Content: () => {
      if (!Component) throw new Error(`The page "${id}" is to be shown before its code has been loaded.`)
      // The cast holds: this content was made by the loader of the same id (pages/loaders.ts).
      return <Component content={usePage().content as PageContent<Id>} />
    },
  }
}
