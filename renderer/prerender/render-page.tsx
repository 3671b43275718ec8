import { text } from 'node:stream/consumers'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { LoadedPage } from '../../components/page/page-data.ts'
import { createPrerenderedRouter } from '../workarounds/prerendered-router.ts'

/**
 * Renders the document of a page to HTML, as the browser would.
 * @throws an error that names the path, and the component and file that fail
 */
export async function renderPage(loaded: LoadedPage): Promise<string> {
  const { pathname } = loaded.page
  const history = createMemoryHistory({ initialEntries: [pathname] })
  const router = createPrerenderedRouter(history, { firstPage: loaded }, { isServer: true })
  await router.load()
  const failed = router.state.matches.find((match) => match.error)
  if (failed) throw new Error(`${pathname} cannot be loaded: ${ownPart(failed.error)}`)
  return renderToHtml(<RouterProvider router={router} />, pathname)
}

/**
 * Renders the element of a page to HTML; React alone would leave a component that threw to the browser.
 * @throws the first error of a component
 */
export async function renderToHtml(element: ReactNode, pathname: string): Promise<string> {
  const errors: Error[] = []
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (cause, { componentStack = '' }) => {
      const [inPage = ''] = componentStack.split(' at Layout ')
      const components = [...ownPart(inPage).matchAll(/ at ([A-Z]\w*) \(/g)].map(([, name]) => name)
      errors.push(new Error(`${pathname} cannot be rendered, in ${components.join(' of ')}: ${ownPart(cause)}`))
    },
    // Else React would put large parts at the end of the document, and a script to move them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  }).catch((cause) => {
    throw errors[0] ?? cause
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  return html
}

/** An error or a stack without the lines of libraries. */
function ownPart(error: unknown): string {
  const lines = String(error instanceof Error ? error.stack : error).split('\n')
  return lines.filter((line) => !/node_modules|<anonymous>|node:internal/.test(line)).join('\n')
}
