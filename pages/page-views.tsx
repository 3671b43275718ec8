import type { ReactNode } from 'react'
import { usePage } from '../components/page/PageProvider'
import { type PageContent, type PageId, routes } from './routes'

/** A page's own code, which comes in a chunk of its own. */
interface PageView {
  load: () => Promise<void>
  /** Loads what a prerendered page needs only later. */
  loadParts: () => Promise<void>
  /** Shows the page on show, with its content. @throws before its code has been loaded. */
  Content: () => ReactNode
}

interface ViewRoute<Id extends PageId> {
  loadParts?: () => Promise<void>
  component: () => Promise<(props: { content: PageContent<Id> }) => ReactNode>
}

const viewRoutes: { [Id in PageId]: ViewRoute<Id> } = routes

/** The views of the table of addresses. */
export const pageViews = Object.fromEntries((Object.keys(routes) as PageId[]).map((id) => [id, viewOf(id)])) as Record<
  PageId,
  PageView
>

/** Loads the code of all pages, 22 KB together, for a page change that needs no code. What does not arrive is loaded when it is needed. */
export function loadAllPages(): void {
  for (const { load } of Object.values(pageViews)) load().catch(() => undefined)
}

function viewOf<Id extends PageId>(id: Id): PageView {
  const { component, loadParts = async () => {} } = viewRoutes[id]
  let View: Awaited<ReturnType<typeof component>> | undefined
  return {
    loadParts,
    load: async () => {
      View = await component()
    },
    Content: () => {
      if (!View) throw new Error(`The page "${id}" is to be shown before its code has been loaded.`)
      // The cast holds: this content was made by the loader of the same id (pages/loaders.ts).
      return <View content={usePage().content as PageContent<Id>} />
    },
  }
}
