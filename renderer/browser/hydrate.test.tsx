import { createMemoryHistory, type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RouterContext } from '../../pages/route-tree.tsx'
import { createSiteRouter, loadFirstPage } from '../../pages/router.ts'
import { at } from '../../tests/site/site-path.ts'
import { loadPage } from '../prerender/load-page.ts'
import { renderPage } from '../prerender/render-page.tsx'

// jsdom has none.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

const known = at('/en-us/quem-somos')

test.each([known, '/en-us/nothing'])(
  'the application takes over what was prerendered, and renders nothing anew: %s',
  async (pathname) => {
    const { page } = await loadPage(pathname)
    document.body.innerHTML = await renderPage(page)
    const heading = document.querySelector('h1')
    expect(heading?.textContent).toBeTruthy()

    const router = routerAt(pathname, async () => page)
    await loadFirstPage(router)
    const onRecoverableError = vi.fn()
    // Of attributes that differ React tells nothing more.
    const consoleError = vi.spyOn(console, 'error')
    const root = await act(async () =>
      hydrateRoot(document.body, <RouterProvider router={router} />, { onRecoverableError }),
    )
    onTestFinished(() => act(() => root.unmount()))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(consoleError).not.toHaveBeenCalled()
    expect(document.querySelector('h1')).toBe(heading)
  },
)

test('code of the page that is gone is noticed before the application starts', async () => {
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
