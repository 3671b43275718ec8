import { checkContent } from '../content/check-content'
import { createPageLoader } from './load-page'
import { allRequests } from './page-paths'
import { writeSiteFiles } from './site-files/write-site-files'

/**
 * The addresses to prerender. Content is checked first: a fault must stop the build before a page is written. The files that
 * tell of all pages are written here, since here all pages are known.
 */
export async function onBeforePrerenderStart() {
  checkContent()
  const requests = allRequests()
  await writeSiteFiles(requests.map(createPageLoader()))
  return requests.map(({ pathname }) => pathname)
}
