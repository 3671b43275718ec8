import { checkContent } from '../content/check-content'
import { checkLanguages } from '../locales/check-languages'
import { createPageLoader } from './assemble-page'
import { writeSiteFiles } from './discovery/write-discovery-files'
import { allRequests } from './page-paths'

/**
 * The addresses to prerender. Languages and content are checked first: a fault must stop the build before a page is written. The files that
 * tell of all pages are written here, since here all pages are known.
 */
export async function onBeforePrerenderStart() {
  checkLanguages()
  checkContent()
  const requests = allRequests()
  await writeSiteFiles(requests.map(createPageLoader()))
  return requests.map(({ pathname }) => pathname)
}
