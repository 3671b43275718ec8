import { checkContent } from '../content/checks/check-content.ts'
import { checkLanguages } from '../locales/check-languages.ts'
import { allAddresses } from '../pages/addresses.ts'
import { clientFolder } from './build/write-client-file.ts'
import { writeDiscoveryFiles } from './discovery/write-discovery-files.ts'
import { writePdfs } from './pdf/write-pdfs.ts'
import { loadPage } from './prerender/load-page.ts'
import { drawShareImages } from './share-images/draw-share-images.ts'

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
  await writePdfs()
  await drawShareImages(
    pages.flatMap(({ head }) => head.share?.drawing ?? []),
    `${clientFolder}/share-images`,
  )
  return addresses.map(({ pathname }) => pathname)
}
