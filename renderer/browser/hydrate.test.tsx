import { createMemoryHistory, type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RouterContext } from '../../pages/route-tree.tsx'
import { createSiteRouter, loadFirstPage } from '../../pages/router.ts'
import { at } from '../../tests/site/site-path.ts'
import { loadPage } from '../prerender/load-page.ts'
import { renderPage } from '../prerender/render-page.tsx'

// jsdom lacks this function.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

const known = at('/en-us/quem-somos')

test.each([known, '/en-us/nothing'])('hydration renders nothing anew: %s', async (pathname) => {
  const { page } = await loadPage(pathname)
  document.body.innerHTML = await renderPage(page)
  const heading = document.querySelector('h1')
  expect(heading?.textContent).toBeTruthy()

  const router = routerAt(pathname, async () => page)
  await loadFirstPage(router)
  const onRecoverableError = vi.fn()
  // React reports differing attributes only to the console.
  const consoleError = vi.spyOn(console, 'error')
  const root = await act(async () =>
    hydrateRoot(document.body, <RouterProvider router={router} />, { onRecoverableError }),
  )
  onTestFinished(() => act(() => root.unmount()))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(consoleError).not.toHaveBeenCalled()
  expect(document.querySelector('h1')).toBe(heading)
})

test('missing code of the page is detected before hydration', async () => {
  const gone = new TypeError('gone')
  const router = routerAt(known, async () => {
    throw gone
  })
  await expect(loadFirstPage(router)).rejects.toBe(gone)
})

function routerAt(pathname: string, loadPage: RouterContext['loadPage']): RegisteredRouter {
  const history = createMemoryHistory({ initialEntries: [pathname] })
  return createSiteRouter(history, { loadPage, updateDocument: () => {}, updateHead: () => {} })
}
