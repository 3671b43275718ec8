import type { PageContextServer } from 'vike/types'
import { clientFiles } from './build/client-files.ts'
import { loadPage } from './prerender/load-page.ts'

export async function onBeforeRender({ urlPathname, globalContext }: PageContextServer) {
  const { page } = await loadPage(urlPathname, clientFiles(globalContext)?.build)
  return { pageContext: { page } }
}
