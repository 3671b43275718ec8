import { checkContent } from '../content/check-content'
import { createPageAssembler } from './assemble-page'
import { writeSiteFiles } from './discovery/write-discovery-files'
import { allRequests } from './page-addresses'

/**
 * The addresses to prerender. Content is checked first: a fault must stop the build before a page is written. The files that
 * tell of all pages are written here, since here all pages are known.
 */
export async function onBeforePrerenderStart() {
  checkContent()
  const requests = allRequests()
  await writeSiteFiles(requests.map(createPageAssembler()))
  return requests.map(({ pathname }) => pathname)
}
