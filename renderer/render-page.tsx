import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { PageData } from '../components/page/page-data'
import type { PageCode } from '../pages/route-tree'
import { createSiteRouter } from '../pages/router'
import { renderWhole } from './render-whole'

/** One page after the other: the router of all is the same. */
const history = createMemoryHistory()
let rendered: PageData | undefined
const router = createSiteRouter(
  history,
  { loadPage, dressDocument: () => {}, describeDocument: () => {} },
  { isServer: true },
)

async function loadPage(_: unknown, { load, loadParts }: PageCode): Promise<PageData> {
  await Promise.all([load(), loadParts()])
  if (!rendered) throw new Error('There is no page to be shown.')
  return rendered
}

/**
 * What is in the body of a page, complete and without scripts: what the application shows of the same data in the browser. It is
 * rendered through the router there as well, since React makes ids of where a component stands in the tree. Not to be called again
 * before it has ended.
 * @throws an error that names the address, where a component fails
 */
export async function renderPage(page: PageData): Promise<string> {
  try {
    rendered = page
    history.replace(page.pathname)
    await router.load()
    const failed = router.state.matches.find((match) => match.error)
    if (failed) throw failed.error
    return await renderWhole(<RouterProvider router={router} />)
  } catch (cause) {
    throw new Error(`${page.pathname} cannot be rendered: ${cause}`, { cause })
  }
}
