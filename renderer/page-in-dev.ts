import { createPageAssembler } from './assemble-page'
import { allRequests } from './page-addresses'
import { type WrittenPage, writePage } from './page-writer'
import { UsedStrings } from './used-strings'
import { createViewFrame } from './view-frame'

/** A page while developing. Messages, content and classes are read anew for every page: they may have changed. */
export async function writeInDev(pathname: string): Promise<WrittenPage> {
  const request = allRequests().find((known) => known.pathname === pathname) ?? { params: {}, pathname }
  const assembled = createPageAssembler()(request)
  return writePage(request, assembled, await createViewFrame(assembled.view, new UsedStrings()), 'dev')
}
