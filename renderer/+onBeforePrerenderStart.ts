import { checkContent } from '../content/checks/check-content.ts'
import { scopePath } from '../content/sample-scope/scope-text.ts'
import { checkLanguages } from '../locales/check-languages.ts'
import { localeIds } from '../locales/locales.ts'
import { allAddresses } from '../pages/addresses.ts'
import { clientFolder, writeClientFile } from './build/client-files.ts'
import { writeDiscoveryFiles } from './discovery/write-discovery-files.ts'
import { drawPdf } from './pdf/draw-pdf.ts'
import { loadPage } from './prerender/load-page.ts'
import { drawShareImages } from './share-images/draw-share-images.ts'

/**
 * Returns every address of the site. Languages and content are checked first, so that an error stops the build; then
 * the files beside the pages are written.
 */
export async function onBeforePrerenderStart(): Promise<string[]> {
  checkLanguages()
  checkContent()
  const addresses = allAddresses()
  const pages = []
  for (const { pathname } of addresses) pages.push({ pathname, head: (await loadPage(pathname)).head })
  writeDiscoveryFiles(pages)
  for (const path of localeIds.map(scopePath)) writeClientFile(path, (await drawPdf(path)) ?? '')
  await drawShareImages(
    pages.flatMap(({ head }) => head.share?.drawing ?? []),
    `${clientFolder}/share-images`,
  )
  return addresses.map(({ pathname }) => pathname)
}
