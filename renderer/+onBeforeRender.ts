import type { PageContextServer } from 'vike/types'
import { clientFiles } from './build/client-files.ts'
import { loadPage } from './prerender/load-page.ts'

/** Loads the data of the page at an address. */
export async function onBeforeRender({ urlPathname, globalContext }: PageContextServer) {
  const { page } = await loadPage(urlPathname, clientFiles(globalContext)?.build)
  return { pageContext: { page } }
}
