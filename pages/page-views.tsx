import type { ReactNode } from 'react'
import { usePage } from '../components/page/PageProvider'
import { type PageId, routes, type ViewContent } from './routes'

/** A page's own code, which comes in a chunk of its own. */
interface PageView {
  load: () => Promise<void>
  /** Shows the page on show, with its content. @throws before its code has been loaded. */
  Content: () => ReactNode
}

interface ViewRoute<Id extends PageId> {
  view: () => Promise<(props: { content: ViewContent<Id> }) => ReactNode>
}

const viewRoutes: { [Id in PageId]: ViewRoute<Id> } = routes

/** The views of the table of addresses. */
export const pageViews = Object.fromEntries((Object.keys(routes) as PageId[]).map((id) => [id, viewOf(id)])) as Record<
  PageId,
  PageView
>

function viewOf<Id extends PageId>(id: Id): PageView {
  const { view } = viewRoutes[id]
  let View: Awaited<ReturnType<typeof view>> | undefined
  return {
    load: async () => {
      View = await view()
    },
    Content: () => {
      if (!View) throw new Error(`The page "${id}" is to be shown before its code has been loaded.`)
      // The cast holds: this content was made by the source of the same id (pages/sources.ts).
      return <View content={usePage().content as ViewContent<Id>} />
    },
  }
}
