import { Suspense } from 'react'
import { Layout } from '../components/layout/Layout'
import { NotFoundPage } from '../pages/error/NotFoundPage'
import { pageViews } from '../pages/page-views'
import type { PageRequest } from '../pages/route-tree'
import type { AssembledPage } from './assemble-page'
import { renderWhole } from './render-whole'

/**
 * What is in the body of a page, complete and without scripts: what the application shows of the same data in the browser.
 * @throws an error that names the address, where a component fails
 */
export async function renderPage({ page: id, pathname }: PageRequest, { page }: AssembledPage): Promise<string> {
  try {
    if (page.isUnknownAddress || !id)
      return await renderWhole(
        <Layout page={page}>
          <NotFoundPage />
        </Layout>,
      )
    const { load, Content } = pageViews[id]
    await load()
    return await renderWhole(
      <Layout page={page}>
        {/* TanStack's Outlet has such a boundary as well, and both are to render the same. */}
        <Suspense>
          <Content />
        </Suspense>
      </Layout>,
    )
  } catch (cause) {
    throw new Error(`${pathname} cannot be rendered: ${cause}`, { cause })
  }
}
