import { createPageAssembler } from './assemble-page'
import { allRequests } from './page-addresses'
import { type WrittenPage, writePage } from './page-writer'
import { stylesOf } from './styles/view-styles'
import { createViewFrame } from './view-frame'
import { readViewSources } from './view-sources'

/** A page while developing. Messages, content and classes are read anew for every page: they may have changed. */
export async function writeInDev(pathname: string): Promise<WrittenPage> {
  const request = allRequests().find((known) => known.pathname === pathname) ?? { params: {}, pathname }
  const sources = readViewSources()
  const assembled = createPageAssembler(sources)(request)
  const styles = await stylesOf(sources.stringsOf(assembled.view))
  const frame = createViewFrame(assembled.view, styles)
  return writePage(request, assembled, frame, 'dev')
}
