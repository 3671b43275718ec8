import { checkContent } from '../content/check-content'
import { checkLanguages } from '../locales/check-languages'
import { allAddresses } from '../pages/addresses'
import { writeDiscoveryFiles } from './discovery/write-discovery-files'
import { writeDocuments } from './documents/write-documents'
import { loadPage } from './load-page'
import { drawShareImages } from './share-images/draw-share-images'
import { clientFolder } from './write-client-file'

/**
 * Tells Vike every address of the site. Languages and content are checked first, so that an error in them stops the build; then come
 * the files that list pages or stand beside them.
 */
export async function onBeforePrerenderStart(): Promise<string[]> {
  checkLanguages()
  checkContent()
  const addresses = allAddresses()
  const pages = []
  for (const { pathname } of addresses) pages.push({ pathname, head: (await loadPage(pathname)).head })
  writeDiscoveryFiles(pages)
  await writeDocuments()
  await drawShareImages(
    pages.flatMap(({ head }) => head.share?.drawing ?? []),
    `${clientFolder}/share-images`,
  )
  return addresses.map(({ pathname }) => pathname)
}
