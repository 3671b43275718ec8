import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { pageDataPath } from '../components/page/page-data.ts'
import { clientFiles, writeClientFile } from './build/client-files.ts'
import type { BuiltPage } from './prerender/build-page.ts'
import { documentHtml } from './prerender/document-html.ts'

/** Renders the document of a page, and in a build writes the page's data beside it. */
export async function onRenderHtml({ data, globalContext, isPrerendering }: PageContextServer<BuiltPage>) {
  const { page, content } = data
  const files = clientFiles(globalContext)
  // Visitors who come from another page fetch this file.
  if (isPrerendering) writeClientFile(pageDataPath(page.pathname), JSON.stringify({ page, content }))
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(await documentHtml(data, files?.styles))}`,
    injectFilter: (assets: { inject: false | 'HTML_BEGIN' | 'HTML_END' }[]) => {
      // In a build, the documents have the style sheet inline.
      if (files) for (const asset of assets) asset.inject = false
    },
  }
}
