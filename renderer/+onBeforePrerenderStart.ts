import { getGlobalContext } from 'vike/server'
import type { GlobalContextServer } from 'vike/types'
import { contentErrors } from '../content/checks/check-content.ts'
import { stopOn } from '../content/checks/stop-on.ts'
import { scopePath } from '../content/sample-scope/scope-text.ts'
import { languageErrors } from '../locales/check-languages.ts'
import { localeIds } from '../locales/locales.ts'
import { allAddresses } from '../pages/addresses.ts'
import { clientFiles, clientFolder, writeClientFile } from './build/client-files.ts'
import { writeDiscoveryFiles } from './discovery/write-discovery-files.ts'
import { checkCatalogs } from './messages/catalogs.ts'
import { drawPdf } from './pdf/draw-scope.ts'
import { type BuiltPage, pageAt } from './prerender/page-at.ts'
import { drawShareImages } from './share-images/draw-share-images.tsx'

/**
 * Returns every page of the site. Languages and content are checked first, so that an error stops the build; then the
 * files beside the pages are written.
 */
export async function onBeforePrerenderStart() {
  stopOn('error(s) in the messages', checkCatalogs().errors)
  stopOn('unfinished item(s) in the languages', languageErrors())
  stopOn(
    'error(s) in the content',
    contentErrors().map(({ words }) => words),
  )
  const build = clientFiles((await getGlobalContext()) as GlobalContextServer)?.build
  const pages: BuiltPage[] = []
  for (const { pathname } of allAddresses()) pages.push(await pageAt(pathname, build))
  writeDiscoveryFiles(pages.map(({ page: { pathname }, head }) => ({ pathname, head })))
  for (const path of localeIds.map(scopePath)) writeClientFile(path, (await drawPdf(path)) ?? '')
  await drawShareImages(
    pages.flatMap(({ head }) => head.share?.drawing ?? []),
    `${clientFolder}/share-images`,
  )
  return pages.map((data) => ({ url: data.page.pathname, pageContext: { data } }))
}
