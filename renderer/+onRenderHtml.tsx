import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { createSiteRouter } from '../pages/router'
import { createPageLoader, type LoadedPage, type PageLoader } from './assemble-page'
import { embedPageData } from './page-data-script'
import { preloadLinks } from './preload-links'
import { stylesOf } from './styles/page-styles'

let pageLoader: PageLoader | undefined

/** Makes the complete document of one address. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  // While developing, messages are read anew for every page: they may have changed.
  if (!pageLoader || import.meta.env.DEV) pageLoader = createPageLoader()
  const { html, page, view } = await renderPage(urlPathname, pageLoader)
  const head = `<style>${await stylesOf(html)}</style>${preloadLinks(view)}${embedPageData(page)}`
  const documentHtml = `<!doctype html>${html.replace('</head>', () => `${head}</head>`)}`
  return escapeInject`${dangerouslySkipEscape(documentHtml)}`
}

async function renderPage(pathname: string, loadPage: PageLoader): Promise<LoadedPage & { html: string }> {
  const requested: LoadedPage[] = []
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [pathname] }), {
    loadPage: async (request) => {
      const loaded = loadPage(request)
      requested.push(loaded)
      return loaded.page
    },
  })
  await router.load()
  const failed = router.state.matches.find((match) => match.error)
  if (failed) throw new Error(`${pathname} cannot be rendered: ${failed.error}`, { cause: failed.error })
  const [loaded] = requested
  if (!loaded) throw new Error(`${pathname} has no place in the table of addresses.`)
  const application = <RouterProvider router={router} />
  const html = renderToString(application)
  if (html.includes(leftToTheBrowser)) {
    const cause = await errorIn(application)
    throw new Error(`${pathname} cannot be rendered: ${cause}`, { cause })
  }
  return { ...loaded, html }
}

/** What React writes where a component failed: it hopes that the browser does better. */
const leftToTheBrowser = '<!--$!-->'

/** The error itself, which `renderToString` keeps to itself. */
async function errorIn(application: ReactNode): Promise<unknown> {
  let first: unknown
  await prerenderToNodeStream(application, {
    onError: (error) => {
      first ??= error
    },
  })
  return first
}
