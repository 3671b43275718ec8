import type { PageContextServer } from 'vike/types'
import { clientFiles } from './client-files'
import { loadPage } from './load-page'

/** Loads the data of the page at an address. */
export async function onBeforeRender({ urlPathname, globalContext }: PageContextServer) {
  const { page } = await loadPage(urlPathname, clientFiles(globalContext)?.build)
  return { pageContext: { page } }
}
