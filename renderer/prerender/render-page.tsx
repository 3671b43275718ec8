import { text } from 'node:stream/consumers'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { LoadedPage } from '../../components/page/page-data.ts'
import { createSiteRouter } from '../../pages/router.ts'

/**
 * Renders the document of a page to HTML, as the browser would.
 * @throws an error that names the address if a component fails
 */
export async function renderPage(loaded: LoadedPage): Promise<string> {
  const { pathname } = loaded.page
  const history = createMemoryHistory({ initialEntries: [pathname] })
  const router = createSiteRouter(history, { first: loaded }, { isServer: true })
  try {
    await router.load()
    const failed = router.state.matches.find((match) => match.error)
    if (failed) throw failed.error
    return await renderToHtml(<RouterProvider router={router} />)
  } catch (cause) {
    throw new Error(`${pathname} cannot be rendered: ${cause}`, { cause })
  }
}

/**
 * Renders an element to HTML; React alone would leave a component that threw to the browser.
 * @throws the first error of a component
 */
export async function renderToHtml(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void errors.push(error),
    // Else React would put large parts at the end of the document, and a script to move them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  return html
}
