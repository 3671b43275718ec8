import { checkContent } from '../content/check-content'
import { checkLanguages } from '../locales/check-languages'
import { createPageAssembler } from './assemble-page'
import { writeDiscoveryFiles } from './discovery/write-discovery-files'
import { allRequests } from './page-addresses'

/**
 * The addresses to prerender. Languages and content are checked first, so that a fault stops the build before a page is written.
 * The files that list all pages (sitemap, feeds …) are written here, since here all pages are known.
 */
export async function onBeforePrerenderStart() {
  checkLanguages()
  checkContent()
  const requests = allRequests()
  await writeDiscoveryFiles(requests.map(createPageAssembler()))
  return requests.map(({ pathname }) => pathname)
}
