import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { type PageData, pageDataPath } from '../components/page/page-data.ts'
import { clientFiles, writeClientFile } from './build/client-files.ts'
import { documentHtml } from './prerender/document-html.ts'
import { renderPage } from './prerender/render-page.tsx'

declare global {
  namespace Vike {
    interface PageContext {
      page: PageData
    }
  }
}

/** Renders the document of an address, and in a build writes the page's data beside it. */
export async function onRenderHtml({ page, globalContext, isPrerendering }: PageContextServer) {
  const body = await renderPage(page)
  const html = documentHtml({ page, body, files: clientFiles(globalContext) })
  // Fetched by visitors who come from another page.
  if (isPrerendering) writeClientFile(pageDataPath(page.pathname), JSON.stringify(page))
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    // The style sheet is inline.
    injectFilter: (assets: InjectedAsset[]) => {
      for (const asset of assets) asset.inject = false
    },
  }
}

interface InjectedAsset {
  inject: false | 'HTML_BEGIN' | 'HTML_END'
}
