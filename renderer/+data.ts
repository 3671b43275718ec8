import type { PageContextServer } from 'vike/types'
import { clientFiles } from './build/client-files.ts'
import { pageAt } from './prerender/page-at.ts'

export function data({ urlPathname, globalContext }: PageContextServer) {
  return pageAt(urlPathname, clientFiles(globalContext)?.build)
}
