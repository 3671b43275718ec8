import { createPageAssembler } from './assemble-page'
import { allRequests } from './page-addresses'
import { type WrittenPage, writePage } from './page-writer'
import { stylesOf } from './styles/view-styles'
import { createViewFrame } from './view-frame'
import { readViewSources } from './view-sources'

let last: Promise<unknown> = Promise.resolve()

/** One page after the other, as a build does: they share a router (renderer/render-page.tsx). */
export function writeInDev(pathname: string): Promise<WrittenPage> {
  const next = last.then(() => write(pathname))
  last = next.catch(() => undefined)
  return next
}

/** A page while developing. Messages, content and classes are read anew for every page: they may have changed. */
async function write(pathname: string): Promise<WrittenPage> {
  const request = allRequests().find((known) => known.pathname === pathname) ?? { params: {}, pathname }
  const sources = readViewSources()
  const assembled = createPageAssembler(sources)(request)
  const styles = await stylesOf(sources.stringsOf(assembled.view))
  const frame = createViewFrame(assembled.view, styles)
  return writePage(request, assembled, frame, 'dev')
}
