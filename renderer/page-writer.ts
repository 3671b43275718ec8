import { hash } from 'node:crypto'
import type { PageRequest } from '../pages/route-tree'
import type { AssembledPage } from './assemble-page'
import { documentHtml } from './document-html'
import { element } from './html-element'
import { type PageFile, pageFileAddress } from './page-file'
import { pageFileMeta } from './page-file-meta'
import { renderPage } from './render-page'
import type { ViewFrame } from './view-frame'

/** A page as it is published. */
export interface WrittenPage {
  html: string
  /** What stands in its file (renderer/page-file.ts). */
  file: string
}

/** @param build names the code that the page is meant for */
export async function writePage(
  request: PageRequest,
  { page }: AssembledPage,
  frame: ViewFrame,
  build: string,
): Promise<WrittenPage> {
  const content: Omit<PageFile, 'version'> = {
    page,
    id: page.isUnknownAddress ? undefined : request.page,
    build,
    styles: frame.styles.address,
  }
  const json = JSON.stringify(content)
  const version = hash('sha256', json, 'hex').slice(0, 8)
  const body = await renderPage(page)
  const address = `${pageFileAddress(request.pathname)}?v=${version}`
  return {
    html: documentHtml({ page, head: element('meta', { name: pageFileMeta, content: address }) + frame.head, body }),
    // Made into text once: a page's data may be long.
    file: `{"version":"${version}",${json.slice(1)}`,
  }
}
