import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { writeInDev } from './page-in-dev'

/** Makes the document of one address while developing. A build writes all of them by itself (renderer/prerender/). */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  const { html } = await writeInDev(urlPathname)
  return escapeInject`${dangerouslySkipEscape(html)}`
}
