import type { PageContextServer } from 'vike/types'
import { clientFiles } from './build/client-files.ts'
import { buildPage } from './prerender/build-page.ts'

export function data({ urlPathname, globalContext }: PageContextServer) {
  return buildPage(urlPathname, clientFiles(globalContext)?.buildId)
}
