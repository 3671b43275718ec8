import { getGlobalContext } from 'vike/server'
import type { GlobalContextServer } from 'vike/types'
import { clientFiles, clientFolder } from './build/client-files.ts'
import { writeDiscoveryFiles } from './discovery/write-discovery-files.ts'
import { writeShareImages } from './head/share-images.ts'
import { type BuiltPage, buildPage } from './prerender/build-page.ts'
import { sitePages } from './prerender/site-pages.ts'

/** Returns every page of the site, and writes the files beside the pages. */
export async function onBeforePrerenderStart() {
  const buildId = clientFiles((await getGlobalContext()) as GlobalContextServer)?.buildId
  const pages: BuiltPage[] = []
  for (const { pathname } of sitePages) pages.push(await buildPage(pathname, buildId))
  writeDiscoveryFiles(pages)
  await writeShareImages(
    pages.flatMap(({ metadata }) => metadata.picture ?? []),
    `${clientFolder}/share-images`,
  )
  return pages.map((data) => ({ url: data.page.pathname, pageContext: { data } }))
}
