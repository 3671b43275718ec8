import { getGlobalContext } from 'vike/server'
import type { GlobalContextServer } from 'vike/types'
import { clientFiles, clientFolder } from './build/client-files.ts'
import { writeDiscoveryFiles } from './discovery/write-discovery-files.ts'
import { writeShareImages } from './head/share-images.ts'
import { type BuiltPage, buildPage } from './prerender/build-page.ts'
import { sitePages } from './prerender/site-pages.ts'

/** Returns every page of the site, and writes the files beside the pages. */
export async function onBeforePrerenderStart() {
  const build = clientFiles((await getGlobalContext()) as GlobalContextServer)?.build
  const pages: BuiltPage[] = []
  for (const { pathname } of sitePages) pages.push(await buildPage(pathname, build))
  writeDiscoveryFiles(pages.map(({ page: { pathname }, head }) => ({ pathname, head })))
  await writeShareImages(
    pages.flatMap(({ head }) => head.picture ?? []),
    `${clientFolder}/share-images`,
  )
  return pages.map((data) => ({ url: data.page.pathname, pageContext: { data } }))
}
